/** What Americans call their zones, and what a computer calls them. */
export const usTimeZones = {
  PT: 'America/Los_Angeles',
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
} as const;

export type UsTimeZone = keyof typeof usTimeZones;

// Looked through in this order: a city is surer than a state, and the first that is found counts.
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
      ...['michigan', 'indiana', 'district of columbia'],
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
 * The zone an American place is probably in. A guess: a word that contains a known name counts as that name.
 *
 * @param city the town; with the region the surest
 * @param region its state
 * @param third whatever else is known of the place
 * @returns empty when neither town nor region is given, or nothing is known of them
 */
export function guessUsTimeZone(city: string, region: string, third = ''): UsTimeZone | '' {
  if (!city.trim() && !region.trim()) return '';
  const words = `${city} ${region} ${third}`.toLowerCase();
  const found = places.find(([, names]) => names.some((name) => words.includes(name)));

  return found?.[0] ?? '';
}
