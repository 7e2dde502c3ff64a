/** Abbreviations of American time zones and their IANA names. */
export const usTimeZones = {
  PT: 'America/Los_Angeles',
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
} as const;

type UsTimeZone = keyof typeof usTimeZones;

// Searched in this order, the first match wins: a city is more reliable than a state.
const places: [UsTimeZone, string[]][] = [
  [
    'PT',
    [
      ...['los angeles', 'san francisco', 'san diego', 'sacramento', 'san jose', 'oakland'],
      ...['santa monica', 'santa barbara', 'long beach', 'pasadena', 'berkeley', 'fresno'],
      ...['seattle', 'tacoma', 'spokane', 'portland', 'eugene', 'las vegas', 'reno'],
    ],
  ],
  [
    'ET',
    [
      ...['new york', 'brooklyn', 'manhattan', 'boston', 'philadelphia', 'pittsburgh', 'newark'],
      ...['washington dc', 'washington, dc', 'washington d.c.', 'washington, d.c.', 'baltimore'],
      ...['washington d. c.', 'washington, d. c.', 'district of columbia'],
      ...['atlanta', 'miami', 'orlando', 'tampa', 'jacksonville', 'charlotte', 'raleigh'],
      ...['asheville', 'cleveland', 'columbus', 'cincinnati', 'detroit', 'buffalo', 'richmond'],
    ],
  ],
  [
    'CT',
    [
      ...['chicago', 'houston', 'dallas', 'austin', 'san antonio', 'fort worth', 'nashville'],
      ...['memphis', 'new orleans', 'minneapolis', 'saint paul', 'st. paul', 'milwaukee'],
      ...['madison', 'kansas city', 'st. louis', 'saint louis', 'omaha', 'oklahoma city', 'tulsa'],
    ],
  ],
  [
    'MT',
    [
      ...['denver', 'boulder', 'colorado springs', 'salt lake city', 'phoenix', 'tucson'],
      ...['scottsdale', 'sedona', 'albuquerque', 'santa fe', 'taos', 'el paso', 'boise'],
      ...['billings', 'missoula', 'cheyenne'],
    ],
  ],
  ['PT', ['california', 'washington', 'oregon', 'nevada']],
  [
    'ET',
    [
      ...['new york', 'massachusetts', 'connecticut', 'rhode island', 'new hampshire', 'vermont'],
      ...['maine', 'new jersey', 'pennsylvania', 'delaware', 'maryland', 'west virginia'],
      ...['virginia', 'north carolina', 'south carolina', 'georgia', 'florida', 'ohio'],
      ...['michigan', 'indiana'],
    ],
  ],
  [
    'CT',
    [
      ...['illinois', 'texas', 'wisconsin', 'minnesota', 'iowa', 'missouri', 'arkansas'],
      ...['louisiana', 'mississippi', 'alabama', 'tennessee', 'kentucky', 'oklahoma'],
      ...['nebraska', 'kansas', 'north dakota', 'south dakota'],
    ],
  ],
  ['MT', ['colorado', 'utah', 'arizona', 'new mexico', 'idaho', 'montana', 'wyoming']],
];

/**
 * Guesses the time zone of an American town. Matching is loose: a word that contains a known name counts as that name.
 *
 * @param city the town; the guess is most reliable if the region is given too
 * @param region the state
 * @param third anything else that is known about the venue
 * @returns empty when neither the town nor the region is given, or when nothing matches
 */
export function guessUsTimeZone(city: string, region: string, third = ''): UsTimeZone | '' {
  if (!city.trim() && !region.trim()) return '';
  const words = `${city} ${region} ${third}`.toLowerCase();
  const found = places.find(([, names]) => names.some((name) => words.includes(name)));

  return found?.[0] ?? '';
}
