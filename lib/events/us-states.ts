type State = {
  name: string;
  code: string;
  /** IANA names, the one of most of its people first. */ zones: string[];
};

const [eastern, central, mountain, pacific] = [
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'],
] as [string, string, string, string];

const states = (zones: string[], names: Record<string, string>): State[] =>
  Object.entries(names).map(([code, name]) => ({ code, name, zones }));

/**
 * The states of the United States and their zones: the time zone database (zone1970.tab) names the states of a zone in its
 * comments alone. A second zone in which hardly anybody lives is left out: the Navajo Nation's part of Arizona, West
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

const otherNames: Record<string, string> = { 'washington dc': 'DC', 'washington, dc': 'DC' };

/**
 * A state by the name editors write, in any spelling of its capitals and accents, or by its two letters.
 *
 * @param takesCode whether two letters may be read as a state: in no country they may be a Swiss canton
 * @returns null for words that name none
 */
export function usState(words: string, { takesCode }: { takesCode: boolean }): State | null {
  const plain = plainName(words);
  const code = otherNames[plain] ?? (takesCode ? plain.toUpperCase() : '');

  return usStates.find((state) => state.name === plain || state.code === code) ?? null;
}

/** Words as they are compared: without accents, okinas, full stops and capitals. */
export function plainName(words: string): string {
  const letters = words.normalize('NFD').replace(/[\p{M}.'’‘ʻʼ]/gu, '');

  return letters.replace(/\s+/g, ' ').trim().toLowerCase();
}
