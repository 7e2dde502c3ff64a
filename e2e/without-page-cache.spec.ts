import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { previewPath } from './support/preview';
import { startOwnSite, type OwnSite } from './support/own-site';
import { expect, test } from './support/test';
import { watchViolations } from './support/violations';

/** A page that no build makes. */
const neverBuilt = '/tag/piano-keys';

/** As on a platform that stores pages by itself and never loads lib/page-cache.mjs, for which nothing is built otherwise. */
test.describe('without our page cache', () => {
  let site: OwnSite;

  test.beforeAll(async () => {
    site = await startOwnSite('platform', { PAGE_CACHE: 'platform' }, withoutCacheHandler);
  });
  test.afterAll(() => site.end());

  for (const path of [
    '/2026/08/there-is-no-such-post',
    '/de/veranstaltungen/there-is-no-such-event',
    '/category/there-is-no-such-topic',
    '/tag/there-is-no-such-tag',
    '/tours/there-is-no-such-tour',
    '/news/page/9999',
    '/events/there-is-no-such-event/event.ics',
    '/nowhere/at/all',
  ]) {
    test(`what is missing is a 404: ${path}`, async () => {
      for (const visit of ['first', 'second']) {
        expect([visit, (await ask(path)).status]).toEqual([visit, 404]);
      }
    });
  }

  for (const [path, status, target] of [
    ['/news/northbound', 308, '/de/news/northbound'],
    ['/2025/01/northbound', 308, '/2026/08/northbound'],
    ['/videos/there-is-no-such-film', 307, '/videos'],
  ] as const) {
    test(`what is elsewhere is a redirect: ${path}`, async () => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([status, target]);
    });
  }

  test('what is made for one visitor is refused, and stored for nobody', async () => {
    for (const path of ['/search?q=piano', '/de/suche?q=piano', previewPath(1)]) {
      for (const visit of ['first', 'second']) {
        const { status, headers } = await ask(path);
        expect([path, visit, status]).toEqual([path, visit, 500]);
        expect(headers.get('cache-control')).toContain('no-store');
      }
    }
  });

  test('the scripts of a page run under its policy', async ({ page }) => {
    const { expectNone } = await watchViolations(page);
    const response = await page.goto(`${site.url}${neverBuilt}`);

    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
    expectNone();
  });

  async function ask(path: string) {
    return fetch(`${site.url}${path}`, { redirect: 'manual' });
  }
});

test('without our page cache, an outage is no absence', async () => {
  const nowhere = 'http://127.0.0.1:1';
  const settings = { PAGE_CACHE: 'platform', WORDPRESS_URL: nowhere, SUPABASE_URL: nowhere };
  const site = await startOwnSite('platform-outage', settings, withoutCacheHandler);
  try {
    const unknown = await fetch(`${site.url}${neverBuilt}`);
    expect(unknown.status).toBe(500);
    expect(unknown.headers.get('cache-control')).toContain('no-store');

    const kept = await fetch(`${site.url}/news`);
    expect([kept.status, (await kept.text()).includes('Northbound')]).toEqual([200, true]);
  } finally {
    await site.end();
  }
});

/** A build that was made with this setting differs in this one line: the framework reads it beside the settings. */
function withoutCacheHandler(folder: string): void {
  const file = join(folder, 'required-server-files.json');
  const built = JSON.parse(readFileSync(file, 'utf8'));
  delete built.config.cacheHandler;
  built.config.images.customCacheHandler = false;
  writeFileSync(file, JSON.stringify(built));
}
