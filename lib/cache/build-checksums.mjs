import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readBuiltEntries } from '../next-internals/built-entries.mjs';
import { writeFileAtomically } from './atomic-files.mjs';
import { checksumOf } from './page-checksum.mjs';

const name = 'build-checksums.json';

/**
 * Writes the checksums of all pages and files that a build has rendered into one file of the build. The framework writes
 * them in place and without a checksum.
 *
 * @param {string} server the folder `server` of a finished build
 * @returns {Promise<number>} how many there are
 * @throws {Error} when a page of the build cannot be read back
 */
export async function writeBuildChecksums(server) {
  /** @type {Record<string, string>} */
  const checksums = {};
  for await (const [key, entry] of readBuiltEntries(server)) {
    checksums[key] = checksumOf(entry, undefined);
  }
  await writeFileAtomically(join(server, name), JSON.stringify(checksums));
  return Object.keys(checksums).length;
}

/**
 * The checksums of the pages of a build, by their key in the page cache. Empty for a build that has none: it was not created
 * with `npm run build`.
 *
 * @param {string} server the folder `server` of the build
 * @returns {Record<string, string>}
 */
export function readBuildChecksums(server) {
  try {
    return JSON.parse(readFileSync(join(server, name), 'utf8'));
  } catch {
    return {};
  }
}
