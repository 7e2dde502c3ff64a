import { existsSync, promises, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isRendered } from './cache-entries.mjs';
import { FileSystemCache } from './file-system-cache.mjs';

/** @typedef {import('./cache-types.ts').RenderedEntry} RenderedEntry */

/**
 * What a build records of a page: its key in the page cache, and the kind of its route.
 *
 * @typedef {{ key: string, owner: { kind: 'APP_PAGE' | 'APP_ROUTE' }, isFallback: boolean }} RouteCache
 */

/** The functions that the framework's file cache reads files with. */
const fs = { existsSync, readFileSync, readFile: promises.readFile, stat: promises.stat };

/**
 * All pages and files that a build has rendered, by their key in the page cache. Assumes that each has a file `.meta` below
 * `server/app` whose `routeCache` says its key and its kind, and that the file cache reads it by its path.
 *
 * @param {string} server the folder `server` of a finished build
 * @returns {AsyncGenerator<[key: string, entry: RenderedEntry]>}
 * @throws {Error} when one of them cannot be read
 */
export async function* readBuiltEntries(server) {
  const cache = new FileSystemCache({
    ...{ fs, flushToDisk: false, serverDistDir: server, revalidatedTags: [] },
  });
  const app = join(server, 'app');
  for (const file of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.meta')) continue;
    /** @type {{ routeCache?: RouteCache }} */
    const { routeCache } = JSON.parse(readFileSync(join(app, file), 'utf8'));
    if (!routeCache) continue;
    const { owner, isFallback } = routeCache;
    const context = { kind: owner.kind, isFallback, isRoutePPREnabled: false };
    const entry = (await cache.get(pathOf(file), context))?.value;
    if (!isRendered(entry)) throw new Error(`${file} of the build cannot be read`);
    yield [routeCache.key, entry];
  }
}

/** @param {string} file below `app`, e.g. `en/news.meta` */
const pathOf = (file) => `/${file.replaceAll('\\', '/').slice(0, -'.meta'.length)}`;
