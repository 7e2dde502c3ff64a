import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writablePaths } from '../../../lib/cache/writable-paths.mjs';
import { filesBelow } from '../../files-below.mjs';

/**
 * @param {string} folder
 * @returns {Map<string, number>} by path: when each file below the folder was last written, in milliseconds
 */
export function filesOf(folder) {
  return new Map(
    filesBelow(folder).map((file) => [relative(folder, file), statSync(file).mtimeMs]),
  );
}

/**
 * Checks that a running site has written only to its cache folders.
 * @param {import('../../settings.mjs').Settings} settings
 * @param {Map<string, number>} before
 * @param {Map<string, number>} after
 */
export function isWithinItsFolders({ distDir }, before, after) {
  const own = [...writablePaths.map((name) => join(distDir, name)), 'redis'];
  const isOwn = (path) => own.some((name) => path.startsWith(`${name}/`));
  const written = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
  assert.ok(written.some(isOwn), 'the site must have written to its cache folders');
  assert.deepEqual(
    written.filter((path) => !isOwn(path)),
    [],
  );
}
