import { tzOffset } from '@date-fns/tz';

import { dateFormats } from '../i18n/date-formats';
import { dateParts, type LocalDate, type LocalTime } from '../i18n/dates';
import type { Locale } from '../i18n/routing';
import { offsetAt, offsetOfLocal, writtenOffset } from './rules';

/**
 * The moment of a local time in a zone (IANA name); without a time, the beginning of the day.
 *
 * @throws {RangeError} "Invalid time value" when it is not a date, "Unknown time zone"
 */
export function momentOf(date: LocalDate, time: LocalTime | null, timeZone: string): Date {
  const { year, month, day } = dateParts(date);
  const [hours = 0, minutes = 0, seconds = 0] = time?.split(':').map(Number) ?? [];
  const local = Date.UTC(Number(year), Number(month) - 1, Number(day), hours, minutes, seconds);

  return new Date(local - offsetOfLocal(timeZone, local) * minute);
}

/**
 * A moment in ISO 8601, with the offset of a zone (IANA name) at that time: `2026-03-02T10:00:00+01:00`, or `Z` for none.
 *
 * @throws {RangeError} "Invalid time value", "Unknown time zone"
 */
export function isoInZone(moment: Date, timeZone: string): string {
  const offset = Math.round(offsetAt(timeZone, moment));
  const local = new Date(moment.getTime() + offset * minute).toISOString();

  return local.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length) + (offset ? writtenOffset(offset) : 'Z');
}

/**
 * A local date, or date and time, as an ISO 8601 moment with the offset of its zone (IANA name) at that time:
 * `2026-03-02T10:00:00+01:00`. A date without a time means the beginning of that day.
 *
 * @throws {RangeError} "Invalid time value" when it is not a date
 */
export function toMoment(date: LocalDate, timeZone: string): string {
  return isoInZone(momentOf(date, date.slice(11) || null, timeZone), timeZone);
}

/** The calendar day of a moment in a zone (IANA name), as `YYYY-MM-DD`. */
export function localDay(moment: Date, timeZone: string): LocalDate {
  return isoInZone(moment, timeZone).slice(0, 10);
}

/** The time of day of a moment in a zone (IANA name), as `HH:MM`. */
export function localTime(moment: Date, timeZone: string): LocalTime {
  return isoInZone(moment, timeZone).slice(11, 16);
}

/**
 * The short name of a zone (IANA name) at a moment, e.g. `CET`, `MEZ`, `GMT+9`. The names come from the runtime. Where
 * the rules of the runtime differ from ours, because they are older, this is an offset.
 *
 * @param locale `en-US` gives the names of American zones, which British English writes as an offset
 * @param style `shortGeneric` is the name for summer and winter, such as `PT`
 */
export function zoneName(
  moment: Date,
  timeZone: string,
  locale: Locale | 'en-US',
  style: 'short' | 'shortGeneric' = 'short',
): string {
  const offset = offsetAt(timeZone, moment);
  if (tzOffset(timeZone, moment) !== offset) return `GMT${shortOffset(offset)}`;
  const language = locale === 'en-US' ? locale : dateFormats[locale].words.code;
  const parts = formatterOf(language, timeZone, style).formatToParts(moment);

  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** One formatter for each zone and language, because making one takes much longer than formatting a moment. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(
  language: string,
  timeZone: string,
  timeZoneName: 'short' | 'shortGeneric',
): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${timeZoneName}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(language, { timeZone, timeZoneName });
  formatters.set(key, formatter);

  return formatter;
}

const minute = 60_000;

/** `+5:30`, `-7`, empty for none. */
const shortOffset = (offset: number) =>
  offset === 0 ? '' : writtenOffset(offset).replace(/^(.)0/, '$1').replace(':00', '');
