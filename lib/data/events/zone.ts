import type { Locale } from '../../i18n/routing';
import { zoneName } from '../../time-zones/local-time';
import { plainName } from './place-names';
import type { RawEvent } from './raw-event';
import { startOf, type Schedule } from './event-times';
import { guessUsTimeZone, usTimeZones } from './us-zone-guess';

const namesOfUnitedStates = [
  ...['us', 'usa', 'america', 'united states', 'united states of america'],
  ...['the united states', 'vereinigte staaten', 'vereinigte staaten von amerika'],
];

/**
 * The time zone of an event (IANA name): its own, which the plugin has found from its place if no editor chose one, else
 * a guess from the words of an American place.
 *
 * @returns null when neither is known: then the site's zone applies
 */
export function toZone({ timezone, location }: RawEvent): string | null {
  if (timezone) return timezone;
  const { city, town, state, country } = location;
  // Only for places that may be American: the guess would find `Reno` in `Grenoble`.
  const isPerhapsAmerican = !country.trim() || namesOfUnitedStates.includes(plainName(country));
  const label = isPerhapsAmerican && guessUsTimeZone(city || town, state, country);

  return label ? usTimeZones[label] : null;
}

/**
 * The name of the zone when the event begins: `PT`, `ET`, `CT` or `MT`, another American name such as `MST`, else the
 * name in the given language.
 *
 * @returns null when the event has no zone of its own and uses the site's
 */
export function zoneLabel(
  { zone, schedule }: { zone: string | null; schedule: Schedule },
  locale: Locale,
): string | null {
  if (!zone) return null;
  const start = startOf(schedule);
  const label = zoneName(start, zone, 'en-US', 'shortGeneric');
  if (label in usTimeZones) return label;
  const american = zoneName(start, zone, 'en-US');

  return american.startsWith('GMT') ? zoneName(start, zone, locale) : american;
}
