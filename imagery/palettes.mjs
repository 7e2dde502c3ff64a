import { linear } from './colour.mjs';

/** @typedef {import('./colour.mjs').Colour} Colour */

/**
 * The colours of one picture, in linear light.
 * @typedef {object} Palette
 * @property {Colour} deep the dark room
 * @property {Colour} base the body of the water
 * @property {Colour} mid the first step of the light
 * @property {Colour} light the second step
 * @property {Colour} spark the brightest step
 * @property {Colour} accent the second lamp
 * @property {Colour} far the glow in the background
 */

/** @typedef {'violet' | 'rose' | 'gold' | 'blue' | 'aurora' | 'ember' | 'dawn' | 'ivory'} Mood */

/**
 * The order of the colours is deep, base, mid, light, spark, accent, far.
 * @type {Record<Mood, [string, string, string, string, string, string, string]>}
 */
const moods = {
  violet: ['#0a0516', '#2f1462', '#8f4bf0', '#d8a8ff', '#fff2fb', '#f28fb8', '#43197a'],
  rose: ['#10051a', '#4a1150', '#d8408f', '#ffa6c9', '#fff0ea', '#f2c879', '#5a1a63'],
  gold: ['#0d0712', '#3b1a2c', '#d98a2b', '#ffcf70', '#ffeec2', '#f0a36b', '#54223c'],
  blue: ['#060817', '#131f66', '#3f6cf2', '#93c1ff', '#eff7ff', '#d6a4ff', '#1d2a86'],
  aurora: ['#060918', '#15305f', '#2fa3b0', '#93efc8', '#f2fff6', '#c98bff', '#43208a'],
  ember: ['#0f050f', '#4a1030', '#e0563a', '#ffb277', '#fff3dc', '#d070ff', '#5c1440'],
  dawn: ['#0a0a1c', '#232a5c', '#6f7fc8', '#ffc9b0', '#fff1e2', '#ff8f8a', '#4a3f86'],
  ivory: ['#08060b', '#2a2233', '#b58a5e', '#f0dcc0', '#fffaf0', '#f2c879', '#37284a'],
};

/**
 * @param {Mood} mood
 * @returns {Palette}
 * @throws when there is no such mood: names from JSON files are not checked before
 */
export function paletteOf(mood) {
  const found = moods[mood];
  if (!found) throw new Error(`Unknown mood "${mood}"; known: ${Object.keys(moods).join(', ')}`);
  const [deep, base, mid, light, spark, accent, far] = found;
  return {
    deep: linear(deep),
    base: linear(base),
    mid: linear(mid),
    light: linear(light),
    spark: linear(spark),
    accent: linear(accent),
    far: linear(far),
  };
}
