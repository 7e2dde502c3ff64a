const months = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
};

/**
 * A day as text, such as `18 November 2026`. `Intl` is not used, because its texts change with the version of Node.js.
 *
 * @param {string} day YYYY-MM-DD
 * @param {'en' | 'de'} locale
 */
export function formatDay(day, locale) {
  const [year, month, date] = day.split('-').map(Number);
  const name = months[locale].split(' ')[month - 1];

  return locale === 'de' ? `${date}. ${name} ${year}` : `${date} ${name} ${year}`;
}
