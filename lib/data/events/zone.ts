import type { Locale } from '../../i18n/routing';
import { zoneName } from '../../time-zones/local-time';
import { plainName } from './place-names';
import type { RawEvent } from './raw-event';
import { startOf, type Schedule } from './start-end-and-expiry';
import { guessUsTimeZone, usTimeZones } from './us-zone-guess';

const namesOfUnitedStates = [
  ...['us', 'usa', 'america', 'united states', 'united states of america'],
  ...['the united states', 'vereinigte staaten', 'vereinigte staaten von amerika'],
];

/** Whether an event takes place in the United States: by its country, or, if that is not given, by its state. */
export const isInUnitedStates = ({ state, country }: RawEvent['location']): boolean =>
  country.trim()
    ? namesOfUnitedStates.includes(plainName(country))
    : guessUsTimeZone('', state, country) !== '';

/**
 * The time zone of an event (IANA name). Usually WordPress sends it: an editor chose it, or the plugin derived it from
 * the venue. If not, and if the venue may be American, this is a guess from the town and the state.
 *
 * @returns null when neither gives a time zone: then the site's time zone applies
 */
export function toZone({ timezone, location }: RawEvent): string | null {
  if (timezone) return timezone;
  const { city, town, state, country } = location;
  // The guess only looks for parts of words. In France, it would find `Reno` in `Grenoble`.
  const isPerhapsAmerican = !country.trim() || namesOfUnitedStates.includes(plainName(country));
  const label = isPerhapsAmerican && guessUsTimeZone(city || town, state, country);

  return label ? usTimeZones[label] : null;
}

/**
 * The abbreviation of the time zone when the event begins: `PT`, `ET`, `CT`, `MT` or another American abbreviation such
 * as `MST`. For other time zones, the name in the given language.
 *
 * @returns null when the time zone of the event is unknown: then that of the site is used
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
