/**
 * What a picture shows, as a visitor would say it. Pictures next to each other on a page must be of different families
 * (content/demo-tests/motifs.test.ts).
 * @typedef {'water' | 'sand' | 'strings' | 'strata' | 'mountains' | 'rooms' | 'instruments' | 'people' | 'type'} Family
 */

/** @type {Record<import('./compositions/index.mjs').CompositionName, Family>} */
const ofComposition = {
  ...{ mandala: 'water', macro: 'water', rings: 'water', twin: 'water' },
  ...{ plate: 'sand', drift: 'strings', strata: 'strata' },
  ...{ horizon: 'water', valley: 'mountains', room: 'rooms', keys: 'instruments' },
  stage: 'people',
};

/**
 * The families of layouts that show more of the poster or cover than of the picture behind it.
 * @type {Record<string, Family>}
 */
const ofLayout = {
  ...{ giant: 'type', letters: 'type', lines: 'type' },
  ...{ arch: 'rooms', dots: 'rooms', moon: 'rooms', slats: 'rooms', keys: 'instruments' },
};

/**
 * The moods of each family, so that its light can be recognised: water is seen at night, sand lies on brass, mountains
 * have dawn or day. `null`: letters show the colour of their paper. Every new picture has one of these moods, and so has
 * every picture on the home page, of a tour, and on the first page of a list. Pictures that only older pages show may
 * have another one (content/demo-tests/motifs.test.ts counts them).
 * @type {Record<Family, import('./palettes.mjs').Mood[] | null>}
 */
export const moodsOf = {
  water: ['violet', 'blue', 'rose'],
  sand: ['gold', 'ember', 'violet'],
  strings: ['rose', 'blue', 'ember'],
  strata: ['blue', 'violet', 'ember'],
  mountains: ['dawn', 'aurora', 'gold'],
  rooms: ['gold', 'blue', 'rose'],
  instruments: ['ivory', 'gold', 'ember'],
  people: ['gold', 'rose', 'ember'],
  type: null,
};

/**
 * A night sea without land (`horizon` without hills or roofs) is water.
 * @param {{ composition: import('./compositions/index.mjs').CompositionName, layout?: string, hills?: number,
 *   skyline?: boolean }} task
 * @returns {Family}
 */
export function familyOf({ composition, layout = '', hills, skyline }) {
  const printed = ofLayout[layout];
  if (printed) return printed;

  return composition === 'horizon' && (hills || skyline) ? 'mountains' : ofComposition[composition];
}
