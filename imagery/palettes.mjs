import { linear } from './colour.mjs';

// deep: the unlit room; base: the water's body; mid, light, spark: rising light;
// accent: the second lamp; far: the glow behind.
const moods = {
  violet: ['#0a0516', '#2f1462', '#8f4bf0', '#d8a8ff', '#fff2fb', '#f28fb8', '#43197a'],
  rose: ['#10051a', '#4a1150', '#d8408f', '#ffa6c9', '#fff0ea', '#f2c879', '#5a1a63'],
  gold: ['#0d0712', '#3b1a2c', '#d98a2b', '#ffcf70', '#ffeec2', '#f0a36b', '#54223c'],
  blue: ['#060817', '#131f66', '#3f6cf2', '#93c1ff', '#eff7ff', '#d6a4ff', '#1d2a86'],
  aurora: ['#060918', '#15305f', '#2fa3b0', '#93efc8', '#f2fff6', '#c98bff', '#43208a'],
  ember: ['#0f050f', '#4a1030', '#e0563a', '#ffb277', '#fff3dc', '#d070ff', '#5c1440'],
};

/** @returns {{deep:number[],base:number[],mid:number[],light:number[],spark:number[],accent:number[],far:number[]}} */
export function paletteOf(mood) {
  const found = moods[mood];
  if (!found) throw new Error(`Unknown mood "${mood}"; known: ${Object.keys(moods).join(', ')}`);
  const [deep, base, mid, light, spark, accent, far] = found.map(linear);
  return { deep, base, mid, light, spark, accent, far };
}
