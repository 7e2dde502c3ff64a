import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { filesBelow } from '../../../files-below.mjs';
import { noneOf } from '../../common/results/findings.mjs';

/**
 * Creates the mark of one attack: a random text that occurs nowhere else. All random words of the attack begin with it.
 * @returns {string}
 */
export const newMark = () => `zq${randomBytes(5).toString('hex')}`;

/**
 * A random word, for one request only.
 * @param {string} mark
 * @param {number | string} number of the request
 */
export const wordOf = (mark, number) => `${mark}x${number}x`;

/**
 * The random words in a text that belong to other requests.
 * @param {string} text
 * @param {string} mark
 * @param {string} [own] the word of this request, which may be there
 * @returns {string[]}
 */
export function foreignWords(text, mark, own = '') {
  const words = text.match(new RegExp(`${mark}x[\\da-z]+x`, 'gi')) ?? [];
  return [...new Set(words)].filter((word) => word.toLowerCase() !== own);
}

/**
 * The size and the content of these files, and of everything below these folders.
 * @param {string[]} folders
 * @returns {{ bytes: number, holding: (mark: string) => string[] }} `holding`: the files whose name or content contains
 *   the mark
 */
export function storedFiles(folders) {
  const files = folders.flatMap((folder) => filesBelow(folder));
  const contents = files.flatMap((file) => contentOf(file) ?? []);
  return {
    bytes: contents.reduce((sum, { length }) => sum + length, 0),
    holding: (mark) =>
      files.filter((file) => file.includes(mark) || contentOf(file)?.includes(mark)),
  };
}

/**
 * Whether words of an attack have come to a place where others can see them.
 * @param {string} mark of the attack
 * @param {import('./site-under-attack.mjs').Setup['folders']} folders
 * @param {string[]} shown words that were in the responses to other requests
 */
export const leaksOf = (mark, folders, shown) => [
  noneOf("another visitor's words in a response", shown),
  noneOf('stored files with words of the attack', storedFiles(folders.site).holding(mark)),
  noneOf('logs with words of the attack', storedFiles(folders.logs).holding(mark)),
];

/** A file may be deleted before it is read. @param {string} file */
function contentOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
