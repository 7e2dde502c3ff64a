import { isKnownZone, offsetAt } from '../../time-zones/rules';
import { countryCode } from './country';
import { plainName, usState } from './us-state-zones';
import { guessUsTimeZone, usTimeZones } from './us-zone-guess';

/** The place of an event, as an editor wrote it. */
export type WrittenPlace = { town: string; state: string; country: string };

/**
 * The time zone (IANA name) of a place, from its state and country:
 *
 * - A country or US territory with one zone: that zone.
 * - A US state: its zone. If it has two, the zone guessed from the town, else the one with most of the people.
 * - Any other country: the zone named after the town.
 *
 * @param year the year for which zones are compared: zones that keep the same time all year count as one
 * @returns null when country and state are not enough to tell
 */
export function knownZone({ town, state, country }: WrittenPlace, year: number): string | null {
  const code = countryCode(country);
  if (code && code !== 'US') return zoneOfCountry(code, town, year);
  if (!code && country.trim()) return null;

  // The town field may hold `Portland, Maine`.
  const written = state.trim() || town.split(',').slice(1).join(',');
  const found = usState(written, { takesCode: code === 'US' });
  if (found) return zoneOfState(found.zones, town, year);
  if (!code) return null;

  const territory = countryCode(state);
  return territory ? zoneOfCountry(territory, town, year) : zoneOfTown('US', town);
}

function zoneOfState(zones: string[], town: string, year: number): string | null {
  const guess = guessUsTimeZone(town, '');
  const guessed = guess && zones.find((zone) => keepSameTime([zone, usTimeZones[guess]], year));

  return guessed || (zones[0] ?? null);
}

function zoneOfCountry(code: string, town: string, year: number): string | null {
  const zones = zonesOf(code);

  return keepSameTime(zones, year) ? (zones[0] ?? null) : zoneOfTown(code, town);
}

/** The zone of a country that is named after the town, like `America/Toronto`. */
function zoneOfTown(code: string, town: string): string | null {
  const [city = ''] = town.split(',');
  const name = plainName(city).replaceAll(' ', '_');

  return zonesOf(code).find((zone) => zone.toLowerCase().endsWith(`/${name}`)) ?? null;
}

type LocaleWithZones = Intl.Locale & {
  getTimeZones?(): string[] | undefined;
  timeZones?: string[];
};

/** The zones of a country in the time zone database (ECMA-402, Intl.Locale). In older engines it is a property. */
export const zonesOf = remembered((code: string): string[] => {
  const locale: LocaleWithZones = new Intl.Locale(`und-${code}`);

  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).filter(isKnownZone);
});

/** Is this a zone of the United States? The time zone database renames zones, and engines keep the older name. */
export const isAmerican = remembered((name: string): boolean => {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();

  return zonesOf('US').includes(timeZone);
});

const week = 7 * 24 * 60 * 60 * 1000;

/** Do clocks show the same time in all of these zones for the whole year? */
export function keepSameTime(zones: string[], year: number): boolean {
  return zones.length < 2 || sameOffsets(`${zones.join()} ${year}`);
}

const sameOffsets = remembered((key: string): boolean => {
  const [names = '', year] = key.split(' ');
  const [first = '', ...others] = names.split(',');
  const moments = Array.from(
    { length: 53 },
    (_, each) => new Date(Date.UTC(Number(year), 0, 1) + each * week),
  );

  return moments.every((moment) =>
    others.every((zone) => offsetAt(zone, moment) === offsetAt(first, moment)),
  );
});

// A list of events repeats the same lookups for every event. There are a few hundred zones and countries, and few
// years.
function remembered<Answer>(find: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, { answer: Answer }>();

  return (key) => {
    if (known.size > 2000) known.clear();
    const entry = known.get(key) ?? { answer: find(key) };
    known.set(key, entry);
    return entry.answer;
  };
}
