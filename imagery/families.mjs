/**
 * What a picture shows, as a visitor would say it. Pictures next to each other on a page must be of different families
 * (content/demo-tests/motifs.test.ts).
 * @typedef {'water' | 'sand' | 'strings' | 'strata' | 'mountains' | 'rooms' | 'instruments' | 'people' | 'type'} Family
 */

/** @type {Record<import('./compositions/index.mjs').CompositionName, Family>} */
const ofComposition = {
  ...{ mandala: 'water', macro: 'water', rings: 'water', twin: 'water' },
  ...{ plate: 'sand', drift: 'strings', strata: 'strata' },
  ...{ horizon: 'mountains', valley: 'mountains', room: 'rooms', keys: 'instruments' },
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
 * @param {{ composition: import('./compositions/index.mjs').CompositionName, layout?: string }} task
 * @returns {Family}
 */
export const familyOf = ({ composition, layout = '' }) =>
  ofLayout[layout] ?? ofComposition[composition];
