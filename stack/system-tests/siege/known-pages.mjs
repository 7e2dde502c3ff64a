import { rootDir } from '../../settings.mjs';
import { pagesOf } from '../drill/pages.mjs';
import { isCacheable } from '../drill/verdicts.mjs';
import { germanPaths } from '../german-paths.mjs';
import { load } from '../second-identity/load.mjs';

/**
 * The paths of the pages that visitors know: one of every type that the site stores, in each language.
 * @param {import('../../settings.mjs').Settings} backend of WordPress and Supabase themselves
 * @returns {Promise<string[]>}
 */
export async function knownPages(backend) {
  const [pages, tours] = await Promise.all([pagesOf(backend), tourPaths()]);
  return [...pages.filter(isCacheable).map(({ path }) => path), ...tours];
}

/** The paths of the newest tour. WordPress cannot say them, because tours are in this repository. */
async function tourPaths() {
  const { tours } = await load(rootDir, `export { tours } from './content/tours/tours';`);
  const germanPath = await germanPaths();
  return tours.slice(0, 1).flatMap(({ slug }) => {
    const path = `/tours/${slug}`;
    return [path, germanPath(path)];
  });
}
