import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolders } from '../../../lib/cache/cache-folders.mjs';

/**
 * @param {string} folder
 * @returns {Map<string, number>} of each file below it, when it was last written
 */
export function filesOf(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const states = paths.map((path) => ({ path, state: statSync(join(folder, path)) }));
  return new Map(
    states.filter(({ state }) => state.isFile()).map(({ path, state }) => [path, state.mtimeMs]),
  );
}

/**
 * A running site may write to its own folders only.
 * @param {import('../../settings.mjs').Settings} settings
 * @param {Map<string, number>} before
 * @param {Map<string, number>} after
 */
export function isWithinItsFolders({ distDir }, before, after) {
  const own = [...cacheFolders.map((name) => join(distDir, name)), 'redis'];
  const isOwn = (path) => own.some((name) => path.startsWith(`${name}/`));
  const written = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
  assert.ok(written.some(isOwn), 'It has written nothing at all.');
  assert.deepEqual(
    written.filter((path) => !isOwn(path)),
    [],
  );
}
