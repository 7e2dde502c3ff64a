import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openFont } from './font.mjs';

/** @typedef {import('./font.mjs').Font} Font */
/** @typedef {'serif' | 'serif-ext' | 'italic' | 'sans' | 'sans-ext' | 'sans-italic'} Family */

/**
 * One point in the design space of a variable font.
 * @typedef {object} Axes
 * @property {Family} family
 * @property {number} [wght] weight
 * @property {number} [opsz] optical size
 * @property {number} [SOFT] softness of the corners, 0 to 100
 * @property {number} [WONK] 1 for the irregular letters of Fraunces
 */

const files = {
  serif: 'fraunces/files/fraunces-latin-full-normal.woff2',
  'serif-ext': 'fraunces/files/fraunces-latin-ext-full-normal.woff2',
  italic: 'fraunces/files/fraunces-latin-full-italic.woff2',
  sans: 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  'sans-ext': 'source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
  'sans-italic': 'source-sans-3/files/source-sans-3-latin-wght-italic.woff2',
};
const settings = { wght: 400, opsz: 72, SOFT: 0, WONK: 0 };
/** @type {Map<string, Font>} */
const opened = new Map();

/**
 * A font at one point of its design space. These are the site's own files; fonts of the machine are never used.
 * @param {Axes} axes
 * @returns {Font}
 */
export function face({ family, ...axes }) {
  const coordinates = { ...settings, ...axes };
  const key = `${family} ${Object.values(coordinates)}`;
  const known = opened.get(key);
  if (known) return known;
  const font = open(family, coordinates);
  opened.set(key, font);
  return font;
}

/**
 * @param {Family} family
 * @param {Record<string, number>} coordinates
 */
function open(family, coordinates) {
  const path = `../../node_modules/@fontsource-variable/${files[family]}`;
  return openFont(readFileSync(fileURLToPath(new URL(path, import.meta.url))), coordinates);
}
