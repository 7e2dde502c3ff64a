import { clockPeriods, writtenOffset, type ClockPeriod } from '../../time-zones/rules';

const day = 24 * 60 * 60 * 1000;

/**
 * The rules of a time zone as a VTIMEZONE (RFC 5545, 3.6.5) of the same name, for local times in these years. Each
 * change of the clocks is listed separately. One rule for all years would be wrong for the years before or after a
 * change of the law.
 *
 * @param timeZone IANA name
 * @throws {RangeError} "Unknown time zone"
 */
export function vtimezone(
  timeZone: string,
  { firstYear, lastYear }: { firstYear: number; lastYear: number },
): string {
  const from = new Date(Date.UTC(firstYear, 0, 1) - day);
  const to = new Date(Date.UTC(lastYear + 1, 0, 1) + day);
  // The first period is written as if the clocks had not changed before it.
  const [first, ...changes] = clockPeriods(timeZone, from, to);
  const periods = first
    ? [{ ...first, start: from.getTime(), offsetBefore: first.offset }, ...changes]
    : [];

  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...periods.flatMap(toLines), 'END:VTIMEZONE'].join(
    '\r\n',
  );
}

function toLines({ start, offset, offsetBefore, name, isSummerTime }: ClockPeriod): string[] {
  const kind = isSummerTime ? 'DAYLIGHT' : 'STANDARD';
  // The start of a period is a local time with the offset before the change.
  const local = new Date(start + offsetBefore * 60_000).toISOString();

  return [
    `BEGIN:${kind}`,
    `DTSTART:${local.slice(0, 19).replace(/[-:]/g, '')}`,
    `TZOFFSETFROM:${withoutColon(offsetBefore)}`,
    `TZOFFSETTO:${withoutColon(offset)}`,
    `TZNAME:${name}`,
    `END:${kind}`,
  ];
}

const withoutColon = (offset: number) => writtenOffset(offset).replace(':', '');
