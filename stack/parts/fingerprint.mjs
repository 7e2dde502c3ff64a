import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash that changes when any of the files does.
 * @param {string[]} paths files and folders
 * @param {(name: string) => boolean} [isSkipped] by a file's or folder's name
 * @param {unknown} [circumstances] other values that change the hash
 */
export function fingerprint(paths, isSkipped = () => false, circumstances = null) {
  const hash = createHash('sha256').update(JSON.stringify(circumstances));
  for (const path of paths)
    for (const file of filesIn(path, isSkipped))
      hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @param {(name: string) => boolean} isSkipped
 * @returns {string[]} in the same order on every machine
 */
function filesIn(path, isSkipped) {
  const entries = entriesOf(path);
  if (!entries) return [path];
  return entries
    .filter(({ name }) => !isSkipped(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) return filesIn(inside, isSkipped);
      return entry.isFile() ? [inside] : [];
    });
}

/** @param {string} path */
function entriesOf(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
