import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../settings.mjs';

/**
 * A configuration of deploy/ with the paths and ports of this machine.
 * @param {string} name of the file in deploy/
 * @param {Record<string, string>} changes text of the file, and its replacement
 * @returns {string}
 * @throws {Error} when the file does not contain one of these texts
 */
export function deployConfig(name, changes) {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${name} no longer contains “${from}”`);
      return text.replace(from, to);
    },
    readFileSync(join(rootDir, 'deploy', name), 'utf8'),
  );
}
