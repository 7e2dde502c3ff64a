import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the HTML of a page as the build rendered it. Assumes that a build writes it to `server/app/<path>.html`, and
 * that the HTML itself preloads the fonts: no header of the page does.
 *
 * @param {string} distDir the folder of the build
 * @param {string} path below `app/`, e.g. `de/not-found/page`
 * @throws {Error} when the build has no such file
 */
export const readPrerenderedPage = (distDir, path) =>
  readFileSync(join(distDir, 'server', 'app', `${path}.html`), 'utf8');
