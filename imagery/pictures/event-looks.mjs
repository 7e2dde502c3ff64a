/**
 * The settings in which one poster, sleeve or card differs from the others. `limit` and `colours` are options of
 * `encode`.
 * @typedef {Partial<import('./index.mjs').Look
 *   & import('./index.mjs').EncodeOptions
 *   & import('../print/layouts/index.mjs').LayoutOptions
 *   & { layout: string, paper: import('../print/inks.mjs').Paper }>} SheetLook
 */

/**
 * How each poster is composed. Its tone, light and camera are in `stack/seed/events.json`.
 * @type {Record<string, SheetLook>}
 */
export const eventLooks = {
  'night-grammar-in-the-sewing-room': { layout: 'tall', veils: 4, spread: 1.2 },
  'one-note-at-ten-to-nine': { layout: 'lines' },
  'the-bowl-and-the-eighty-chairs': {
    layout: 'dots',
    limit: 38,
    count: 80,
    across: 10,
    zoom: 0.42,
    chosen: 57,
  },
  'twelve-mats-two-days': { layout: 'frame', paper: 'paper', layers: 12 },
  'strings-under-glass': { layout: 'giant', paper: 'paper', rows: ['Strings', 'under', 'Glass'] },
  'soul-song-tour-rheinfurt-second-breath': { layout: 'tall', veils: 4, spread: 1.3 },
  'the-quiet-lot': { layout: 'crown', moonX: 0.5, line: 0.78, rise: 0.16, moonSize: 0.24 },
  'everything-we-know-by-heart': {
    layout: 'crown',
    titleLines: 7,
    at: [0.5, 0.72],
    zoom: 1.3,
    limit: 38,
  },
  'open-door-at-sennhof': { layout: 'keys', paper: 'paper' },
  'late-hour-at-the-planing-mill': { layout: 'wave', paper: 'bright', veils: 4 },
  'choir-for-one-day-autumn': { layout: 'moon', paper: 'paper' },
  'kitchen-light-berlin': { layout: 'moon', paper: 'bright' },
  'you-will-see': {
    layout: 'giant',
    paper: 'paper',
    rows: ['You', 'Will', 'See'],
    rise: 0.02,
    line: 0.55,
    moonSize: 0.5,
    moonX: 0.5,
  },
  'please-play-few-notes': { layout: 'keys', paper: 'paper' },
  'an-old-grand': { layout: 'frame', paper: 'paper', reach: 0.6 },
  sugar: { layout: 'giant', paper: 'paper', rows: ['Su', 'gar'], veils: 6, spread: 2 },
  'come-and-sit-under-the-piano': { layout: 'keys', paper: 'night' },
  'the-jetty-dry-this-time': { layout: 'tall', composition: 'rings' },
  'night-grammar-the-first-night': { layout: 'tall', composition: 'drift', veils: 6, spread: 1.5 },
  'the-choir-that-could-not-read': {
    layout: 'dots',
    count: 44,
    across: 8,
    paper: 'paper',
    zoom: 0.8,
  },
  'slow-weather-los-angeles': {
    layout: 'wave',
    paper: 'paper',
    composition: 'strata',
    layers: 9,
  },
  'a-mile-up-a-third-down': { layout: 'crown', hills: 4, line: 0.8, rise: 0.22, moonSize: 0.2 },
  'lake-effect': {
    layout: 'giant',
    paper: 'paper',
    rows: ['Lake', 'Effect'],
    drops: [[0, 0.4]],
  },
  'porch-songs': { layout: 'wave', paper: 'paper', veils: 3 },
  'forty-more-seconds': { layout: 'crown', skyline: true, line: 0.8, rise: 0.16, moonSize: 0.22 },
  'three-eights-taipei': {
    layout: 'giant',
    paper: 'paper',
    rows: ['Three', 'Eights'],
    fold: 8,
    zoom: 0.9,
  },
  'duet-for-two-mats': { layout: 'tall', second: 528, zoom: 0.6, limit: 32 },
  'salt-and-felt': { layout: 'frame', composition: 'plate', reach: 0.7 },
  'matches-again': { layout: 'arch' },
  'fourteen-coats': { layout: 'tall', paper: 'bright', veils: 5, spread: 1.6 },
  'four-minutes-on-times-square': {
    layout: 'dots',
    count: 4,
    across: 2,
    skyline: true,
    line: 0.5,
    rise: 0.18,
    moonX: 0.5,
    moonSize: 0.36,
  },
  'in-the-dome': { layout: 'crown', figure: 'dish', at: [0.5, 0.66], zoom: 1.2 },
  'kursaal-lindental': { layout: 'frame', paper: 'paper' },
  'grey-and-gold': { layout: 'slats', paper: 'night' },
  'unfinished-sound-check': { layout: 'lines', paper: 'paper' },
  'soul-song-tour-opening-night': { layout: 'crown', at: [0.5, 0.68], zoom: 1.25, figure: 'dish' },
  'the-evening-after-the-experiment': {
    layout: 'dots',
    count: 32,
    lit: 19,
    across: 8,
  },
  'last-night-at-the-hut': { layout: 'tall', hills: 4, line: 0.56, rise: 0.22, moonSize: 0.16 },
  sawdust: { layout: 'giant', rows: ['Saw', 'dust'], reach: 0.6, tint: 0.3 },
  'between-the-rows': { layout: 'slats', paper: 'paper', slices: 13 },
  'the-bathing-jetty': { layout: 'lines', paper: 'bright' },
  'klaenge-vom-dach': {
    layout: 'crown',
    skyline: true,
    line: 0.78,
    rise: 0.14,
    moonX: 0.5,
    moonSize: 0.22,
  },
  'it-is-a-barn': { layout: 'giant', paper: 'bright', rows: ['It is', 'a barn'] },
  'first-swim': { layout: 'wave', paper: 'bright', line: 0.4, rise: 0.1, moonSize: 0.2 },
  'two-hundred-metres-of-rope': { layout: 'tall', veils: 5 },
  'ninety-velvet-seats': { layout: 'dots', count: 90, limit: 34, across: 10, zoom: 0.7 },
  'second-candle': { layout: 'arch', paper: 'night' },
  'twelve-candles': { layout: 'arch', paper: 'paper', figure: 'dish', fold: 12 },
};
