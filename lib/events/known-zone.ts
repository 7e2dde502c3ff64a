import { tzOffset } from '@date-fns/tz';

import { countryCode } from './country';
import { plainName, usState } from './us-states';
import { guessUsTimeZone, usTimeZones } from './us-time-zone';

/** Where an event takes place, as an editor wrote it. */
export type WrittenPlace = { town: string; state: string; country: string };

/**
 * The zone (IANA name) of a place's state and country: of a country that has one; of a state of the United States, and
 * where a state has two, the one that its town is guessed to be in, else the one of most of its people; of the country's
 * zone that has the town's name.
 *
 * @param year in which its zones are compared: several that keep the same time are one
 * @returns null where country and state do not tell
 */
export function knownZone({ town, state, country }: WrittenPlace, year: number): string | null {
  const code = countryCode(country);
  if (code && code !== 'US') return zoneOfCountry(code, town, year);
  if (!code && country.trim()) return null;

  // `Portland, Maine` may stand in the field of the town.
  const written = state.trim() || town.split(',').slice(1).join(',');
  const found = usState(written, { takesCode: code === 'US' });
  if (found) return zoneOfState(found.zones, town, year);
  if (!code) return null;

  const territory = countryCode(state);
  return territory ? zoneOfCountry(territory, town, year) : zoneOfTown('US', town);
}

function zoneOfState(zones: string[], town: string, year: number): string {
  const guess = guessUsTimeZone(town, '');
  const guessed = guess && zones.find((zone) => keepSameTime([zone, usTimeZones[guess]], year));

  return guessed || zones[0]!;
}

function zoneOfCountry(code: string, town: string, year: number): string | null {
  const zones = zonesOf(code);

  return keepSameTime(zones, year) ? (zones[0] ?? null) : zoneOfTown(code, town);
}

/** A country's zone that is called after the town: `America/Toronto`. */
function zoneOfTown(code: string, town: string): string | null {
  const name = plainName(town.split(',')[0]!).replaceAll(' ', '_');

  return zonesOf(code).find((zone) => zone.toLowerCase().endsWith(`/${name}`)) ?? null;
}

type LocaleWithZones = Intl.Locale & { getTimeZones?(): string[]; timeZones?: string[] };

/** The zones of a country by the time zone database (ECMA-402, Intl.Locale; older engines have it as a property). */
export const zonesOf = remembered((code: string): string[] => {
  const locale = new Intl.Locale(`und-${code}`) as LocaleWithZones;

  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
});

/** Is this one of the zones of the United States? Their database renames zones, and engines keep the older name. */
export const isAmerican = remembered((name: string): boolean => {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();

  return zonesOf('US').includes(timeZone);
});

const week = 7 * 24 * 60 * 60 * 1000;

/** Do clocks show the same in all of these zones for the whole of a year? */
export function keepSameTime(zones: string[], year: number): boolean {
  return zones.length < 2 || sameOffsets(`${zones.join()} ${year}`);
}

const sameOffsets = remembered((key: string): boolean => {
  const [names = '', year] = key.split(' ');
  const [first, ...others] = names.split(',');
  const moments = Array.from(
    { length: 53 },
    (_, each) => new Date(Date.UTC(Number(year), 0, 1) + each * week),
  );

  return moments.every((moment) =>
    others.every((zone) => tzOffset(zone, moment) === tzOffset(first, moment)),
  );
});

// A list of events asks the same of every one of them. There are some hundred zones and countries, and few years.
function remembered<Answer>(find: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, Answer>();

  return (key) => {
    if (known.size > 2000) known.clear();
    const answer = known.has(key) ? known.get(key)! : find(key);
    known.set(key, answer);
    return answer;
  };
}
