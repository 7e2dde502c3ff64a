/** @typedef {import('./index.mjs').Look} Look */

/**
 * Settings of a post's picture beyond tone and mood, chosen to match its alternative text.
 * @type {Record<string, Partial<Look>>}
 */
export const postLooks = {
  '01-twelve-candles': { figure: 'dish', fold: 12 },
  '03-why-our-piano-stands-at-432': { reach: 0.68 },
  '04-new-single-snow-light': { figure: 'star', fold: 6, zoom: 1.9 },
  '09-a-piano-never-forgets-weather': { mirrored: true, zoom: 0.62, fold: 3 },
  '10-summer-dates': { rise: 0.2, hills: 3 },
  '11-ten-minutes-at-the-kitchen-table': { drops: [[0, 0]] },
  '12-klaenge-fuer-zuerich': { zoom: 0.36, line: 0.76, rise: 0.3 },
  '13-the-long-title': { mirrored: true, fold: 4 },
  '14-how-a-soul-song-comes': { zoom: 0.7 },
  '16-a-piano-at-2110-metres': { hills: 4, rise: 0.1, moonSize: 0.2, line: 0.66 },
  '17-when-the-song-ends': { vignette: 1.2 },
  '20-the-soul-song-tour-begins': { drops: [[-0.2, -0.2]], pitch: 0.5, reach: 0.66 },
  '21-an-honest-experiment-with-528': { reach: 0.68 },
  '24-opening-night': { moonX: 0.36 },
  '28-sound-check-at-432': { spread: 0.4 },
  '29-the-caretaker-of-the-observatory': { drops: [[0, -0.1]], pitch: 0.05, reach: 0.7 },
  '30-four-minutes-on-times-square': { skyline: true, rise: 0.16 },
  '32-learning-to-sing-again': { zoom: 0.66, line: 0.88, rise: 0.5 },
  '34-2025-in-eleven-sounds': { figure: 'dish', fold: 11 },
  '35-good-morning': { hills: 2 },
  '38-888-superstition': { fold: 4 },
  '39-the-choir-that-could-not-read': { zoom: 0.4, line: 0.74, rise: 0.32 },
  '40-night-grammar-is-out': { figure: 'dish', fold: 9, zoom: 0.7 },
  '41-nine-figures-for-nine-nights': { reach: 0.68 },
  '47-the-tuning-fork-piece': { figure: 'dish', fold: 2, zoom: 1.3 },
  '46-solstice-in-the-chapel': { reach: 0.68 },
};
