type State = {
  name: string;
  code: string;
  /** IANA names, the zone with most of the people first. */ zones: string[];
};

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

const states = (zones: string[], names: Record<string, string>): State[] =>
  Object.entries(names).map(([code, name]) => ({ code, name, zones }));

/**
 * The states of the United States and their zones. The time zone database (zone1970.tab) names the states of a zone
 * only in comments. A second zone where almost nobody lives is left out: the Navajo Nation's part of Arizona, West
 * Wendover in Nevada, the western Aleutians.
 */
export const usStates: State[] = [
  ...states([eastern], {
    ...{ CT: 'connecticut', DE: 'delaware', DC: 'district of columbia', GA: 'georgia' },
    ...{ ME: 'maine', MD: 'maryland', MA: 'massachusetts', NH: 'new hampshire' },
    ...{ NJ: 'new jersey', NY: 'new york', NC: 'north carolina', OH: 'ohio' },
    ...{ PA: 'pennsylvania', RI: 'rhode island', SC: 'south carolina', VT: 'vermont' },
    ...{ VA: 'virginia', WV: 'west virginia' },
  }),
  ...states([central], {
    ...{ AL: 'alabama', AR: 'arkansas', IL: 'illinois', IA: 'iowa', LA: 'louisiana' },
    ...{ MN: 'minnesota', MS: 'mississippi', MO: 'missouri', OK: 'oklahoma', WI: 'wisconsin' },
  }),
  ...states([mountain], {
    ...{ CO: 'colorado', MT: 'montana', NM: 'new mexico', UT: 'utah', WY: 'wyoming' },
  }),
  ...states([pacific], { CA: 'california', NV: 'nevada', WA: 'washington' }),
  ...states(['America/Phoenix'], { AZ: 'arizona' }),
  ...states(['America/Anchorage'], { AK: 'alaska' }),
  ...states(['Pacific/Honolulu'], { HI: 'hawaii' }),
  ...states([eastern, central], { FL: 'florida', KY: 'kentucky' }),
  ...states(['America/Indiana/Indianapolis', central], { IN: 'indiana' }),
  ...states(['America/Detroit', central], { MI: 'michigan' }),
  ...states([central, eastern], { TN: 'tennessee' }),
  ...states([central, mountain], {
    ...{ KS: 'kansas', NE: 'nebraska', ND: 'north dakota', SD: 'south dakota', TX: 'texas' },
  }),
  ...states(['America/Boise', pacific], { ID: 'idaho' }),
  ...states([pacific, 'America/Boise'], { OR: 'oregon' }),
];

/** Names of the federal district, without spaces and commas. */
const otherNames: Record<string, string> = { washingtondc: 'DC', dc: 'DC' };

/**
 * Finds a state by the name that editors write, ignoring case and accents, or by its two-letter code.
 *
 * @param takesCode whether two letters may be a state: without a country they could be a Swiss canton
 * @returns null when the text is not a state
 */
export function usState(words: string, { takesCode }: { takesCode: boolean }): State | null {
  const plain = plainName(words);
  const code = otherNames[plain.replace(/[\s,]/g, '')] ?? (takesCode ? plain.toUpperCase() : '');

  return usStates.find((state) => state.name === plain || state.code === code) ?? null;
}

/** Normalizes a text for comparison: no accents, okinas or full stops, in lower case. */
export function plainName(words: string): string {
  const letters = words.normalize('NFD').replace(/[\p{M}.'’‘ʻʼ]/gu, '');

  return letters.replace(/\s+/g, ' ').trim().toLowerCase();
}
