/**
 * Reads days and times from the fields of a back end: in the format in which Advanced Custom Fields saves them, in
 * every return format that it offers, and as people write them in English and German. The site and the doctor use this
 * file. A value with more than one meaning is not read, because a wrong day is worse than no day.
 */

const months = [
  ...['january januar janner', 'february februar', 'march marz maerz mrz', 'april', 'may mai'],
  ...['june juni', 'july juli', 'august', 'september', 'october oktober', 'november'],
  'december dezember',
].map((names) => names.split(' '));

const weekdays = [
  ...['sunday sonntag', 'monday montag', 'tuesday dienstag', 'wednesday mittwoch'],
  ...['thursday donnerstag', 'friday freitag', 'saturday samstag sonnabend'],
].map((names) => names.split(' '));

// Numbers such as `5/12/2026` are day, month and year, as in the default format of Advanced Custom Fields.
const forms = [
  /^(?<year>\d{4})(?<sign>[-/.])(?<month>\d\d?)\k<sign>(?<day>\d\d?)(?!\d)/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?!\d)/,
  /^(?<day>\d\d?)(?<sign>[-/.])\s?(?<month>\d\d?)\k<sign>\s?(?<year>\d{4})(?!\d)/,
  /^(?<day>\d\d?)\.\s?(?<month>\d\d?)\.\s?(?<year>\d\d)(?![\d.:])/,
  /^(?<day>\d\d?)(?:\.|st|nd|rd|th)?[\s/-]*(?<name>\p{L}{3,9})\.?[\s,/-]*(?<year>\d{4})(?!\d)/iu,
  /^(?<name>\p{L}{3,9})\.?\s*(?<day>\d\d?)(?:st|nd|rd|th)?[\s,]+(?<year>\d{4})(?!\d)/iu,
];

/**
 * @param {unknown} value of a field: a text, or a number such as 20261205
 * @returns {string | null} `YYYY-MM-DD`; null when it cannot be read with certainty. A time after the day is left out
 */
export const readDay = (value) => read(value)?.day ?? null;

/**
 * @param {unknown} value of a field
 * @returns {string | null} `HH:MM`; null when it is no time of day
 */
export const readTime = (value) => (typeof value === 'string' ? timeIn(value.trim()) : null);

/**
 * @param {unknown} value of a field
 * @returns {string | null} `YYYY-MM-DDTHH:MM:00` in local time; null when it is not a day with a time
 */
export function readMoment(value) {
  const { day, time } = read(value) ?? {};
  return day && time ? `${day}T${time}:00` : null;
}

/**
 * Whether a field has a value. For an empty field, Advanced Custom Fields returns false, null or an empty value, and a
 * database may have zeros for "no day".
 * @param {unknown} value
 */
export function isFilled(value) {
  if (typeof value === 'string') return value.trim() !== '' && !/^\s*0000/.test(value);
  return Boolean(value) && !(Array.isArray(value) && value.length === 0);
}

/** @param {unknown} value */
function read(value) {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const { weekday, text } = withoutWeekday(String(value).normalize('NFC').trim());
  const found = forms.map((form) => form.exec(text)).find(Boolean);
  const day = found?.groups && toDay(found.groups, weekday);
  if (!found || !day) return null;

  const rest = text.slice(found[0].length).replace(/^(?:T|[\s,–-]+(?:(?:at|um)\s)?)\s*/, '');
  const time = rest ? timeIn(rest) : null;
  // A time with an offset is not read: in another time zone it may be on another day.
  return rest && !time ? null : { day, time };
}

/** @param {string} text */
function withoutWeekday(text) {
  const [whole = '', name = ''] = /^(\p{L}{2,10})\.?,?\s+/u.exec(text) ?? [];
  const weekday = name ? indexIn(weekdays, name) : -1;
  return weekday < 0 ? { weekday: null, text } : { weekday, text: text.slice(whole.length) };
}

/**
 * @param {Record<string, string | undefined>} parts
 * @param {number | null} weekday that the day must be, 0 for Sunday
 */
function toDay({ year = '', month, name = '', day = '' }, weekday) {
  const number = month ? Number(month) : indexIn(months, name) + 1;
  const full = year.length === 2 ? `20${year}` : year;
  const written = [full, ...[number, day].map((part) => String(part).padStart(2, '0'))].join('-');
  const date = new Date(`${written}T00:00:00Z`);
  const isReal = number > 0 && date.getUTCDate() === Number(day);
  return isReal && (weekday === null || date.getUTCDay() === weekday) ? written : null;
}

/**
 * The index of the entry that has this name, or a name that begins with it, in any of the languages. -1 when there is
 * none.
 * @param {string[][]} lists
 * @param {string} name
 */
function indexIn(lists, name) {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return lists.findIndex((names) => names.some((each) => each.startsWith(plain)));
}

const clock =
  /^(\d\d?)(?:\s?[:.h]\s?([0-5]\d)(?:[:.][0-5]\d(?:\.\d+)?)?)?\s*(h|uhr|[ap]\.?m\.?)?$/i;

/** @param {string} text */
function timeIn(text) {
  const [, hours, minutes, sign = ''] = clock.exec(text) ?? [];
  // A number alone is no time.
  if (!hours || (!minutes && !sign)) return null;

  const half = sign.toLowerCase().replaceAll('.', '');
  const isTwelveHours = half === 'am' || half === 'pm';
  const number = Number(hours);
  if (isTwelveHours ? number < 1 || number > 12 : number > 23) return null;
  const hour = isTwelveHours ? (number % 12) + (half === 'pm' ? 12 : 0) : number;
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}
