import moment from 'moment-timezone';
import { fine, warning } from '../finding.mjs';

const day = 24 * 60 * 60 * 1000;
const years = 5;
const shownZones = 4;

/**
 * Does the running Node have the time zone rules that the site uses? Events have the right times in any case: the site
 * brings its own rules (lib/time-zones/rules.ts). Only the names of zones, such as CET, come from Node.
 * @param {Date} now
 * @param {(zone: string, at: Date) => number} [offsetOf] minutes ahead of UTC by the rules of Node
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkTimeZones(now, offsetOf = runtimeOffset) {
  const moments = Array.from(
    { length: years * 24 },
    (_, index) => new Date(now.getTime() + index * 15 * day),
  );
  const different = Intl.supportedValuesOf('timeZone').filter((zone) =>
    moments.some((at) => offsetOf(zone, at) !== 0 - (moment.tz.zone(zone)?.utcOffset(+at) ?? 0)),
  );
  if (!different.length) return [fine('Node knows the same rules of time zones as the site.')];
  const others = different.length - shownZones;
  const names =
    different.slice(0, shownZones).join(', ') + (others > 0 ? ` and ${others} more` : '');
  return [
    warning(
      `The time zone data of this Node (${process.versions.tz}) differs from the site’s for ${names}: events there have the right times, but an offset such as GMT-7 in place of the zone’s name.`,
      'Update Node.',
    ),
  ];
}

/**
 * @param {string} zone
 * @param {Date} at
 */
function runtimeOffset(zone, at) {
  const parts = formatOf(zone).formatToParts(at);
  const part = (/** @type {string} */ type) =>
    Number(parts.find((each) => each.type === type)?.value ?? 0);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );

  return Math.round((local - Math.floor(at.getTime() / 60_000) * 60_000) / 60_000);
}

/** @type {Map<string, Intl.DateTimeFormat>} */
const formats = new Map();

/** @param {string} timeZone */
function formatOf(timeZone) {
  const known = formats.get(timeZone);
  if (known) return known;
  const numeric = /** @type {const} */ ('numeric');
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', year: numeric, month: numeric },
    ...{ day: numeric, hour: numeric, minute: numeric },
  });
  formats.set(timeZone, format);
  return format;
}
