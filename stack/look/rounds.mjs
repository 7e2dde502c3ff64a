import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./screens.mjs').Screen} Screen */
/** @typedef {'before' | 'after'} Round */
/** The names of the pictures of each round. @typedef {Record<Round, Set<string>>} Rounds */

/**
 * The first run takes "before", every later one "after".
 * @param {string} folder
 * @returns {Round}
 */
export const nextRound = (folder) => (existsSync(join(folder, finished)) ? 'after' : 'before');

/** A run writes this file at its end. An interrupted first run is therefore repeated. */
const finished = 'index.html';

/**
 * @param {string} folder
 * @returns {Rounds}
 */
export const roundsIn = (folder) => ({
  before: filesIn(join(folder, 'before')),
  after: filesIn(join(folder, 'after')),
});

/** @param {string} folder */
const filesIn = (folder) => new Set(existsSync(folder) ? readdirSync(folder) : []);

/**
 * @param {string} folder
 * @param {Round} round
 * @param {Screen} screen
 */
export const screenFile = (folder, round, screen) => join(folder, round, nameOf(screen));

/**
 * The name of a picture.
 * @param {Pick<Screen, 'page' | 'language' | 'width'>} screen
 */
export const nameOf = ({ page, language, width }) =>
  `${page.replaceAll(' ', '-')}-${language}-${width}.jpeg`;

/**
 * @param {string} folder
 * @param {string} html
 * @returns {string} the path of the page
 */
export function writeOverview(folder, html) {
  const file = join(folder, finished);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, html);
  return file;
}
