/** @typedef {import('./index.mjs').Look} Look */

/** @type {Look['drops']} */
const centre = [[0, 0]];

/**
 * Settings of a post's picture beyond tone and mood, chosen to match its alternative text.
 * @type {Record<string, Partial<Look>>}
 */
export const postLooks = {
  '01-twelve-candles': { figure: 'dish', fold: 12 },
  '03-why-our-piano-stands-at-432': { reach: 0.68 },
  '04-new-single-snow-light': { figure: 'star', fold: 6, zoom: 1.9 },
  '08-eleven-strangers-in-socks': { drops: centre },
  '09-a-piano-never-forgets-weather': { reach: 0.68 },
  '10-summer-dates': { rise: 0.2 },
  '11-ten-minutes-at-the-kitchen-table': { drops: centre },
  '12-klaenge-fuer-zuerich': { rise: 0.12, skyline: true },
  '14-how-a-soul-song-comes': { figure: 'dish', fold: 12, zoom: 0.95 },
  '16-a-piano-at-2110-metres': { hills: 4, rise: 0.1, moonSize: 0.2, line: 0.66 },
  '17-when-the-song-ends': { vignette: 1.2 },
  '19-2024-counted-in-rooms': { figure: 'star', fold: 7 },
  '20-the-soul-song-tour-begins': { reach: 0.68 },
  '21-an-honest-experiment-with-528': { reach: 0.68 },
  '26-hamburg-in-grey-and-gold': { drops: [[0.35, 0.1]] },
  '28-sound-check-at-432': { reach: 0.55 },
  '29-the-caretaker-of-the-observatory': { drops: [[0, -0.1]], pitch: 0.05, reach: 0.7 },
  '30-four-minutes-on-times-square': { skyline: true, rise: 0.16 },
  '32-learning-to-sing-again': { figure: 'star', fold: 5, zoom: 1.2 },
  '33-guests-at-the-quiet-hour': { drops: [[-0.4, 0.15]] },
  '34-2025-in-eleven-sounds': { figure: 'dish', fold: 11 },
  '35-good-morning': { hills: 2, rise: 0.02 },
  '38-888-superstition': { figure: 'star', fold: 4, zoom: 1.8 },
  '39-the-choir-that-could-not-read': {
    drops: [
      [-0.5, 0, 1],
      [0.5, 0.1, 1],
      [0, -0.6, 1],
      [0.1, 0.7, 0.8],
    ],
  },
  '40-night-grammar-is-out': { figure: 'dish', fold: 9, zoom: 0.7 },
  '41-nine-figures-for-nine-nights': { reach: 0.68 },
  '42-come-and-sit-under-the-piano': { drops: [[0.1, -0.95]], reach: 0.6 },
  '44-a-guide-to-three-years': {
    drops: Array.from({ length: 8 }, (_, i) => [
      Math.cos((i * Math.PI) / 4) * 0.8,
      Math.sin((i * Math.PI) / 4) * 0.8,
    ]),
    pitch: 0.5,
    reach: 0.65,
  },
  '45-winter-rooms': { skyline: true, rise: 0.1 },
  '47-the-tuning-fork-piece': { figure: 'dish', fold: 2, zoom: 1.3 },
  '46-solstice-in-the-chapel': { reach: 0.68 },
};
