import { keysOf } from '../../config/keys-of';
import type { Locale } from '../../i18n/routing';
import { zoneName } from '../../time-zones/local-time';
import { countryCode } from './country';
import { isAmerican, keepSameTime, knownZone, type WrittenPlace } from './known-zone';
import type { RawEvent } from './raw-event';
import { startOf, type Schedule } from './schedule';
import { guessUsTimeZone, usTimeZones, type UsTimeZone } from './us-zone-guess';

/** The time zone in which an event's times are shown. */
export type Zone = {
  /** IANA name. */
  name: string;
  /** The American abbreviation, if it stands for the same time. */
  usLabel: UsTimeZone | null;
};

/**
 * The zone of an event. First choice is the zone the event itself gives, then the zone of its state and country, then a
 * guess from its place.
 *
 * @returns null when none of these is known: then the site's zone applies
 */
export function toZone({ timezone, location, start_date }: RawEvent): Zone | null {
  const { city, town, state, country } = location;
  const place = { town: city || town, state, country };
  const year = Number(start_date.slice(0, 4));
  const name = timezone ?? knownZone(place, year) ?? guessedZone(place);

  return name ? { name, usLabel: usLabelOf(name, year) } : null;
}

// Guess only for places that may be American: `Grenoble` contains `Reno`.
function guessedZone({ town, state, country }: WrittenPlace): string | null {
  const isPerhapsAmerican = !country.trim() || countryCode(country) === 'US';
  const label = isPerhapsAmerican && guessUsTimeZone(town, state, country);

  return label ? usTimeZones[label] : null;
}

function usLabelOf(name: string, year: number): UsTimeZone | null {
  if (!isAmerican(name)) return null;

  return (
    keysOf(usTimeZones).find((label) => keepSameTime([name, usTimeZones[label]], year)) ?? null
  );
}

/** The name of the zone when the event begins. Null when the event has no zone of its own and uses the site's. */
export function zoneLabel(
  { zone, schedule }: { zone: Zone | null; schedule: Schedule },
  locale: Locale,
): string | null {
  if (!zone || zone.usLabel) return zone?.usLabel ?? null;

  return zoneName(startOf(schedule), zone.name, isAmerican(zone.name) ? 'en-US' : locale);
}
