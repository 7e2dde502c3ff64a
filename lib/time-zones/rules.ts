import 'server-only';

import moment from 'moment-timezone';

/**
 * The rules of every time zone: the time zone database in the package `moment-timezone`, with every change of the
 * clocks until 2499. The site uses no other rules. Node also has rules, but they are only as new as Node itself
 * (docs/decisions/033-one-source-of-zone-rules.md).
 */
const { tz } = moment;

/** A period in which the clocks of a time zone do not change. */
export type ClockPeriod = {
  /** The start, in milliseconds since 1970 (UTC). `-Infinity` for the first period. */
  start: number;
  /** The minutes by which clocks are ahead of UTC: in this period, and before it (`offsetBefore`). */
  offset: number;
  offsetBefore: number;
  /** The short name: `CET`, `CEST`, or an offset such as `+01` when the database has no name. */
  name: string;
  isSummerTime: boolean;
};

/**
 * Whether this database and the runtime both know the time zone. The names of time zones that visitors see come from the
 * runtime (`Intl`).
 */
export function isKnownZone(name: string): boolean {
  try {
    return Boolean(tz.zone(name) && new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * The minutes by which the clocks of a time zone (IANA name) are ahead of UTC at a point in time.
 *
 * @throws {RangeError} "Unknown time zone"
 */
export function offsetAt(timeZone: string, moment: Date): number {
  return 0 - rulesOf(timeZone).utcOffset(moment.getTime());
}

/**
 * The same for a local time. In an hour that clocks skip, it is the offset before the change. In an hour that clocks
 * repeat, it is the offset of the first of the two hours (RFC 5545, 3.3.5).
 *
 * @param local the local time in milliseconds since 1970, as if it were UTC
 * @throws {RangeError} "Unknown time zone"
 */
export function offsetOfLocal(timeZone: string, local: number): number {
  return 0 - rulesOf(timeZone).parse(local);
}

/**
 * The periods in which an IANA time zone has the same UTC offset (standard or daylight saving time), between two points
 * in time, in chronological order.
 *
 * @throws {RangeError} "Unknown time zone"
 */
export function clockPeriods(timeZone: string, from: Date, to: Date): ClockPeriod[] {
  const { untils, offsets, abbrs } = rulesOf(timeZone);
  const periods = untils.map((end, index) => {
    const start = untils[index - 1] ?? -Infinity;
    const offset = 0 - (offsets[index] ?? 0);
    const offsetBefore = 0 - (offsets[index - 1] ?? offsets[index] ?? 0);
    const offsetAfter = 0 - (offsets[index + 1] ?? offsets[index] ?? 0);
    const isSummerTime = offsetBefore < offset && offsetAfter < offset && end - start < year;

    return { start, end, offset, offsetBefore, name: abbrs[index] ?? '', isSummerTime };
  });

  return periods.filter(({ start, end }) => end > from.getTime() && start < to.getTime());
}

/** A point in time as local time of a time zone (IANA name), for libraries that do not know the rules of time zones. */
export const zonedMoment = (moment: Date, timeZone: string) => tz(moment, timeZone);

/** An offset in minutes as text: `+05:30`. */
export function writtenOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset));
  const two = (number: number) => String(number).padStart(2, '0');

  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const year = 365 * 24 * 60 * 60 * 1000;

function rulesOf(timeZone: string) {
  const rules = tz.zone(timeZone);
  if (!rules) throw new RangeError(`Unknown time zone: ${timeZone}`);

  return rules;
}
