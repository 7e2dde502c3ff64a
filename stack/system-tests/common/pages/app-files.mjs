import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The source file of a page or route handler, e.g. `app/[locale]/news/page.tsx`. `route`: its folder below app/, e.g.
 * `/[locale]/news`.
 * @typedef {{ file: string, route: string }} AppFile
 */

/**
 * All pages and route handlers, read from the folder app/.
 * @param {string} root the folder of the project
 * @returns {AppFile[]}
 */
export const appFiles = (root) =>
  readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
    .toSorted()
    .map((file) => ({ file: join('app', file), route: join('/', dirname(file)) }));
