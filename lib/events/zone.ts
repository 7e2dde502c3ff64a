import { zoneName } from '../dates';
import type { Locale } from '../i18n/routing';
import { countryCode } from './country';
import { isAmerican, keepSameTime, knownZone, type WrittenPlace } from './known-zone';
import type { RawEvent } from './raw-event';
import { startOf, type Schedule } from './schedule';
import { guessUsTimeZone, usTimeZones, type UsTimeZone } from './us-time-zone';

/** Whose clock an event is told by. */
export type Zone = {
  /** IANA name. */
  name: string;
  /** What Americans call it, where that says the same. */
  usLabel: UsTimeZone | null;
};

/**
 * The zone of an event, for all that is told of it: its own; the one of its state and country; the one that its words
 * let us guess.
 *
 * @returns null where none of these is known: then it is the site's
 */
export function toZone({ timezone, location, start_date }: RawEvent): Zone | null {
  const { city, town, state, country } = location;
  const place = { town: city || town, state, country };
  const year = Number(start_date.slice(0, 4));
  const name = timezone ?? knownZone(place, year) ?? guessedZone(place);

  return name ? { name, usLabel: usLabelOf(name, year) } : null;
}

// `Grenoble` has a `Reno` in it.
function guessedZone({ town, state, country }: WrittenPlace): string | null {
  const isPerhapsAmerican = !country.trim() || countryCode(country) === 'US';
  const label = isPerhapsAmerican && guessUsTimeZone(town, state, country);

  return label ? usTimeZones[label] : null;
}

function usLabelOf(name: string, year: number): UsTimeZone | null {
  if (!isAmerican(name)) return null;
  const labels = Object.keys(usTimeZones) as UsTimeZone[];

  return labels.find((label) => keepSameTime([name, usTimeZones[label]], year)) ?? null;
}

/** What its clock is called at its beginning; null where nothing more is known than that it is the site's. */
export function zoneLabel(
  { zone, schedule }: { zone: Zone | null; schedule: Schedule },
  locale: Locale,
): string | null {
  if (!zone || zone.usLabel) return zone?.usLabel ?? null;

  return zoneName(startOf(schedule), zone.name, isAmerican(zone.name) ? 'en-US' : locale);
}
