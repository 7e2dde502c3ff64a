/** @typedef {import('../palettes.mjs').Mood} Mood */

/**
 * The background of a sheet: a dark one, a full colour, or light paper.
 * @typedef {'night' | 'bright' | 'paper'} Paper
 */

/** @typedef {{ ground: string, text: string, accent: string }} Inks */

/**
 * The colours of the three backgrounds, then those of the type: `ink` on paper, `pale` on the other two, and `lit` for
 * accents on night.
 * @type {Record<Mood, Record<Paper | 'ink' | 'pale' | 'lit', string>>}
 */
const inks = {
  violet: {
    night: '#160a2e',
    bright: '#5a2bb3',
    paper: '#e5d8f5',
    ink: '#2a1156',
    pale: '#f7efff',
    lit: '#d8a8ff',
  },
  rose: {
    night: '#230a2a',
    bright: '#b02a72',
    paper: '#f8d9e0',
    ink: '#4a0f3e',
    pale: '#fff0f3',
    lit: '#ffa6c9',
  },
  gold: {
    night: '#1c0e1c',
    bright: '#915415',
    paper: '#f4dfb4',
    ink: '#43200f',
    pale: '#fff6e2',
    lit: '#ffcf70',
  },
  blue: {
    night: '#090d33',
    bright: '#2a4bc4',
    paper: '#d5e1fa',
    ink: '#101c5c',
    pale: '#eff5ff',
    lit: '#93c1ff',
  },
  aurora: {
    night: '#071a33',
    bright: '#14717d',
    paper: '#d0eee2',
    ink: '#0b3340',
    pale: '#effdf6',
    lit: '#93efc8',
  },
  ember: {
    night: '#220a1c',
    bright: '#aa3a24',
    paper: '#fad6c2',
    ink: '#4c1021',
    pale: '#fff3ea',
    lit: '#ffb277',
  },
  dawn: {
    night: '#141433',
    bright: '#5a4a9c',
    paper: '#f8ded4',
    ink: '#2a2258',
    pale: '#fff4ee',
    lit: '#ffc9b0',
  },
  ivory: {
    night: '#15101a',
    bright: '#6e4f32',
    paper: '#f3ebdc',
    ink: '#2b1f2e',
    pale: '#fffaf0',
    lit: '#f0dcc0',
  },
};

/**
 * The colours of a printed sheet.
 * @param {Mood} mood
 * @param {Paper} [paper]
 * @returns {Inks}
 */
export function inksOf(mood, paper = 'night') {
  const { ink, pale, lit, bright, ...grounds } = inks[mood];
  if (paper === 'paper') return { ground: grounds.paper, text: ink, accent: bright };
  if (paper === 'bright') return { ground: bright, text: pale, accent: grounds.paper };
  return { ground: grounds.night, text: pale, accent: lit };
}
