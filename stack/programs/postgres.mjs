import { readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureProgram } from './system-packages.mjs';

const versionsDir = '/usr/lib/postgresql';

/** @returns {string[]} where Debian has the programs of each version, the newest first */
function programFolders() {
  try {
    return readdirSync(versionsDir)
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(versionsDir, version, 'bin'));
  } catch {
    return [];
  }
}

/** @returns {Promise<string>} the folder of initdb, postgres and psql, installed if necessary; no server is started */
export async function ensurePostgres() {
  const path = await ensureProgram({
    ...{ title: 'PostgreSQL', names: ['initdb'], variable: 'INITDB_PATH' },
    packages: ['postgresql'],
    // Read again, because the installation has created the folder.
    get folders() {
      return programFolders();
    },
  });
  // Another folder in PATH may have a link to one of the programs, but not to the others.
  return dirname(realpathSync(path));
}
