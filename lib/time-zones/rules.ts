import 'server-only';

import moment from 'moment-timezone';

/**
 * The rules of every time zone, the only ones the site uses: the time zone database of the package, with every change of
 * the clocks until 2499. Node has rules of its own, but only as new as Node itself (docs/decisions/033-one-source-of-zone-rules.md).
 */
const { tz } = moment;

/** A time during which clocks do not change. */
export type ClockPeriod = {
  /** In milliseconds; `-Infinity` for the first one. */
  start: number;
  /** Minutes by which clocks are ahead of UTC, and were before it began. */
  offset: number;
  offsetBefore: number;
  /** `CET`, `CEST`, or an offset such as `+01` where the database has no name. */
  name: string;
  isSummerTime: boolean;
};

/** Do both this database and the runtime know the zone? Visitors read the names of zones that the runtime has. */
export function isKnownZone(name: string): boolean {
  try {
    return Boolean(tz.zone(name) && new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * Minutes by which the clocks of a zone (IANA name) are ahead of UTC at a moment.
 *
 * @throws {RangeError} "Unknown time zone"
 */
export function offsetAt(timeZone: string, moment: Date): number {
  return 0 - rulesOf(timeZone).utcOffset(moment.getTime());
}

/**
 * The same for a local time. In an hour that clocks skip, it is the offset before; in an hour that they repeat, that of
 * the first time (RFC 5545, 3.3.5).
 *
 * @param local in milliseconds, as if it were UTC
 * @throws {RangeError} "Unknown time zone"
 */
export function offsetOfLocal(timeZone: string, local: number): number {
  return 0 - rulesOf(timeZone).parse(local);
}

/**
 * The periods of a zone (IANA name) between two moments, in their order.
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

/** A moment by the clocks of a zone (IANA name), for libraries that do not know the rules themselves. */
export const zonedMoment = (moment: Date, timeZone: string) => tz(moment, timeZone);

/** Minutes ahead of UTC as `+05:30`. */
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
