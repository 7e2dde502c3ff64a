import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { filesBelow } from '../files-below.mjs';

/**
 * A hash of files, with their paths and contents.
 * @param {string[]} paths files and folders
 * @param {(name: string) => boolean} [isSkipped] by a file's or folder's name
 * @param {unknown} [circumstances] another value that is part of the hash
 * @returns {string} SHA-256, as hexadecimal digits
 */
export function fingerprint(paths, isSkipped, circumstances = null) {
  const hash = createHash('sha256').update(JSON.stringify(circumstances));
  for (const path of paths)
    for (const file of filesBelow(path, isSkipped))
      hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
