/**
 * Reads the length of a track or a film: a number of seconds, `5:02`, or `1:02:03`.
 *
 * @returns whole seconds; null when it is not a length
 */
export function lengthInSeconds(written: string | number | undefined): number | null {
  if (typeof written === 'number') return written > 0 ? Math.round(written) : null;
  const [, hours = 0, minutes, seconds] =
    /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(written?.trim() ?? '') ?? [];
  if (seconds === undefined) return Number(written) > 0 ? Math.round(Number(written)) : null;

  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || null;
}
