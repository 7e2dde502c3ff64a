import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { previewPath } from '../stack/system-tests/preview-path.mjs';
import { stack } from './support/environment';
import { startOwnSite, type OwnSite } from './support/own-site';
import { fetchFrom, declareStoredPageTests, type Start } from './support/stored-page-tests';
import { expect, test } from './support/test';

/** The folder of a build with `PAGE_CACHE=platform`. `npm test` has none, and changes a normal build instead. */
const platformBuild = process.env.PLATFORM_BUILD || undefined;

/**
 * The site runs as on a hosting platform that has its own page cache and never loads lib/cache/page-cache.mjs.
 */
test.describe('without the page cache of the site', { tag: '@nightly' }, () => {
  declareStoredPageTests(startOnPlatform, 500, (getSite) => {
    test('a page for one visitor is refused, and not stored', async () => {
      const preview = previewPath(1, stack.webhookSecret);
      for (const path of ['/search?q=piano', '/de/suche?q=piano', preview]) {
        for (const attempt of ['first', 'second']) {
          const { status, headers } = await fetchFrom(getSite(), path);
          expect([path, attempt, status]).toEqual([path, attempt, 500]);
          expect(headers.get('cache-control')).toContain('no-store');
        }
      }
    });
  });
});

test.describe('with the page cache of the site', { tag: '@nightly' }, () => {
  declareStoredPageTests(
    (name, settings = {}, change) => startOwnSite(name, settings, { change }),
    503,
  );
});

async function startOnPlatform(...[name, settings, change]: Parameters<Start>): Promise<OwnSite> {
  return startOwnSite(
    name,
    { PAGE_CACHE: 'platform', ...settings },
    {
      built: platformBuild,
      change: (folder) => {
        if (!platformBuild) removeCacheHandler(folder);
        change?.(folder);
      },
    },
  );
}

/**
 * Turns the copy into a build with `PAGE_CACHE=platform`. The two builds differ only in this file, which Next.js reads.
 */
function removeCacheHandler(folder: string): void {
  const file = join(folder, 'required-server-files.json');
  const built = JSON.parse(readFileSync(file, 'utf8'));
  delete built.config.cacheHandler;
  writeFileSync(file, JSON.stringify(built));
}
