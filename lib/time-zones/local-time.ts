import { tzOffset } from '@date-fns/tz';

import { dateFormats } from '../i18n/date-formats';
import { dateParts, type LocalDate, type LocalTime } from '../i18n/dates';
import type { Locale } from '../i18n/routing';
import { offsetAt, offsetOfLocal, writtenOffset } from './rules';

/**
 * The point in time of a local date and time in a time zone (IANA name). Without a time, it is the beginning of the
 * day.
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
 * A point in time in ISO 8601, with the offset that a time zone (IANA name) has then: `2026-03-02T10:00:00+01:00`, or
 * `Z` when the offset is 0.
 *
 * @throws {RangeError} "Invalid time value", "Unknown time zone"
 */
export function isoInZone(moment: Date, timeZone: string): string {
  const offset = Math.round(offsetAt(timeZone, moment));
  const local = new Date(moment.getTime() + offset * minute).toISOString();

  return local.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length) + (offset ? writtenOffset(offset) : 'Z');
}

/**
 * A local date, or date and time, in ISO 8601 with the offset that its time zone (IANA name) has then:
 * `2026-03-02T10:00:00+01:00`. A date without a time means the beginning of that day.
 *
 * @throws {RangeError} "Invalid time value" when it is not a date
 */
export function toMoment(date: LocalDate, timeZone: string): string {
  return isoInZone(momentOf(date, date.slice(11) || null, timeZone), timeZone);
}

/** The calendar day of a point in time in a time zone (IANA name), as `YYYY-MM-DD`. */
export function localDay(moment: Date, timeZone: string): LocalDate {
  return isoInZone(moment, timeZone).slice(0, 10);
}

/** The time of day of a point in time in a time zone (IANA name), as `HH:MM`. */
export function localTime(moment: Date, timeZone: string): LocalTime {
  return isoInZone(moment, timeZone).slice(11, 16);
}

/**
 * The short name of a time zone (IANA name) at a point in time, e.g. `CET`, `MEZ`, `GMT+9`. The names come from the
 * runtime. When the rules of the runtime differ from ours, because they are older, an offset is returned instead.
 *
 * @param locale `en-US` gives the names of American time zones. British English (`en`) has only offsets for them
 * @param style `short` is the name at this point in time, such as `PDT`; `shortGeneric` is the same name in summer and
 *   winter, such as `PT`
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

/** One formatter for each time zone, language and style: creating one takes much longer than formatting a time. */
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

/** An offset in minutes as `+5:30` or `-7`. Empty for 0. */
const shortOffset = (offset: number) =>
  offset === 0 ? '' : writtenOffset(offset).replace(/^(.)0/, '$1').replace(':00', '');
