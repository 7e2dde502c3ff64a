import { rootDir } from '../../../settings.mjs';
import { load } from '../site/load.mjs';

const routing = `export { localizedPath } from './lib/i18n/href';
  export { matchRoute } from './lib/i18n/match-route';`;

/**
 * Reads the routing of the site.
 * @returns {Promise<(path: string) => string>} turns the English path of a page into its German path, with the same
 *   query; throws when no route has the path
 */
export async function germanPaths() {
  const { localizedPath, matchRoute } = await load(rootDir, routing);
  return (path) => {
    const { pathname, search } = new URL(path, 'http://site');
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    const href = matchRoute(segments, 'en');
    if (!href) throw new Error(`No route of the site has the path ${path}.`);
    return localizedPath(href, 'de') + search;
  };
}
