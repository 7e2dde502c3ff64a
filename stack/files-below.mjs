import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files below a folder, in the same order on every machine. Links are left out.
 * @param {string} path of a folder, or of a single file
 * @param {(name: string) => boolean} [isSkipped] by a file's or folder's name
 * @returns {string[]} paths that begin with this path; none when nothing is there
 */
export function filesBelow(path, isSkipped = () => false) {
  const entries = entriesOf(path);
  if (!entries) return [path];
  return entries
    .filter(({ name }) => !isSkipped(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) return filesBelow(inside, isSkipped);
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
