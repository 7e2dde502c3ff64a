import { format } from 'date-fns/format';

import { dateFormats, type DateFormat } from './date-formats';
import type { Locale } from './routing';

/** A date, or a date and time, in local time: `2026-03-02` or `2026-03-02T10:00:00`. */
export type LocalDate = string;

/** A time of day in local time: `19:30`. */
export type LocalTime = string;

/**
 * Formats a local date in a language, in one of the styles of date-formats.ts. The date is never converted to another
 * time zone.
 *
 * @throws {RangeError} "Invalid time value" when it is not a date
 */
export function formatDate(date: LocalDate, style: DateFormat, locale: Locale): string {
  const { words, patterns } = dateFormats[locale];
  const { year, month, day } = dateParts(date);

  return format(new Date(Number(year), Number(month) - 1, Number(day)), patterns[style], {
    locale: words,
  });
}

/**
 * A time of day in one language: `7:30 PM`, `19:30 Uhr`. In English, hour 0 and hour 12 are both written as 12.
 *
 * @throws {RangeError} "Invalid time value" when it is not a time
 */
export function formatTime(time: LocalTime, locale: Locale): string {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::|$)/.exec(time) ?? [];
  if (!hours || !minutes) throw new RangeError('Invalid time value');
  const { words, time: pattern } = dateFormats[locale];

  return format(new Date(2000, 0, 1, Number(hours), Number(minutes)), pattern, { locale: words });
}

/**
 * The parts of a local date, unchanged. The date is never converted to another time zone.
 *
 * @throws {RangeError} "Invalid time value" when it is not a date
 */
export function dateParts(date: LocalDate): { year: string; month: string; day: string } {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(date) ?? [];
  const isReal = new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDate() === Number(day);
  if (!year || !month || !day || !isReal) throw new RangeError('Invalid time value');

  return { year, month, day };
}

/**
 * The date that is this number of days after another date, or before it when the number is negative.
 *
 * @throws {RangeError} "Invalid time value" when it is not a date
 */
export function shiftedDay(date: LocalDate, days: number): LocalDate {
  const { year, month, day } = dateParts(date);

  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + days))
    .toISOString()
    .slice(0, 10);
}
