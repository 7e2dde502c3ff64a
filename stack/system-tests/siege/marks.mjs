import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { filesBelow } from '../../files-below.mjs';

/**
 * Creates the mark of one siege. All its random words begin with it, and it occurs nowhere else.
 * @returns {string} the mark
 */
export const newMark = () => `zq${randomBytes(5).toString('hex')}`;

/**
 * A word that is used in one request only.
 * @param {string} mark
 * @param {number | string} number
 */
export const wordOf = (mark, number) => `${mark}x${number}x`;

/**
 * @param {string} text
 * @param {string} mark
 * @param {string} [own] the visitor's own word, which may be there
 * @returns {string[]} the words of others
 */
export function foreignWords(text, mark, own = '') {
  const words = text.match(new RegExp(`${mark}x[\\da-z]+x`, 'gi')) ?? [];
  return [...new Set(words)].filter((word) => word.toLowerCase() !== own);
}

/**
 * The size and the content of these files, and of everything below these folders.
 * @param {string[]} folders
 * @returns {{ files: number, bytes: number, holding: (mark: string) => string[] }} `holding`: the files whose name or
 *   content contains the mark
 */
export function storedFiles(folders) {
  const files = folders.flatMap((folder) => filesBelow(folder));
  const contents = files.flatMap((file) => contentOf(file) ?? []);
  return {
    files: files.length,
    bytes: contents.reduce((sum, { length }) => sum + length, 0),
    holding: (mark) =>
      files.filter((file) => file.includes(mark) || contentOf(file)?.includes(mark)),
  };
}

/** A file may be deleted before it is read. @param {string} file */
function contentOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
