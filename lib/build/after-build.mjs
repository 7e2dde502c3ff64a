import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { writeBuildChecksums } from '../cache/build-checksums.mjs';

/**
 * What `npm run build` does when `next build` is done: it gives the rendered pages their checksums, in the build and in
 * the copy of it for the image (`output: 'standalone'`).
 *
 * @param {string} project its folder
 * @param {string} distDir the folder of the build below it
 * @returns {Promise<void>}
 */
export async function afterBuild(project, distDir) {
  const copy = join(project, distDir, 'standalone', distDir);
  for (const folder of [join(project, distDir), copy].filter(existsSync)) {
    await writeBuildChecksums(join(folder, 'server'));
  }
}
