import type { Locale } from '../../i18n/routing';

/** A piece of a free-form date. `dateTime` (`2024-03-23` or `2024-03`) is set when it names a day or a month. */
export type DatePiece = { text: string; dateTime?: string };

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const german = [
  'JAN',
  'FEB',
  'MÄRZ',
  'APR',
  'MAI',
  'JUNI',
  'JULI',
  'AUG',
  'SEPT',
  'OKT',
  'NOV',
  'DEZ',
];

const month = `(?:${months.join('|')})`;
const single = new RegExp(`^(?:(\\d{1,2}) )?(${month}) (\\d{4})$`);
const range = new RegExp(`^(\\d{1,2})(?: (${month}))?(\\s?[-/]\\s?)(\\d{1,2} ${month} (\\d{4}))$`);

/**
 * Splits a date as written on a poster, `23/24 MAR 2024` or `MAY 2016`, into pieces in page order. A date that cannot
 * be parsed is one piece without a `dateTime`. Never throws.
 */
export function readFreeTextDate(date: string, locale: Locale): DatePiece[] {
  const [, day, name, between, last, year] = range.exec(date) ?? [];
  if (!day || !between || !last || !year) return [onePiece(date, locale)];

  const [, lastMonth = ''] = last.split(' ');
  // `30 DEC-2 JAN 2025` begins in the year before.
  const isYearBefore = name !== undefined && months.indexOf(name) > months.indexOf(lastMonth);
  const firstYear = isYearBefore ? String(Number(year) - 1) : year;
  return [
    {
      text: written(day, name, undefined, locale),
      dateTime: machine(day, name ?? lastMonth, firstYear),
    },
    { text: locale === 'de' ? between.replace('-', '–') : between },
    onePiece(last, locale),
  ];
}

function onePiece(date: string, locale: Locale): DatePiece {
  const [, day, name, year] = single.exec(date) ?? [];
  if (!name || !year) return { text: date };

  return { text: written(day, name, year, locale), dateTime: machine(day, name, year) };
}

function written(
  day: string | undefined,
  name: string | undefined,
  year: string | undefined,
  locale: Locale,
): string {
  const ours = name && locale === 'de' ? german[months.indexOf(name)] : name;
  const number = day && locale === 'de' ? `${day}.` : day;

  return [number, ours, year].filter(Boolean).join(' ');
}

function machine(day: string | undefined, name: string, year: string): string {
  const parts = [months.indexOf(name) + 1, ...(day ? [day] : [])];

  return [year, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}
