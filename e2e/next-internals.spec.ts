import { staticFolder } from '../lib/next-internals/addresses.mjs';
import { cacheStateHeader } from '../lib/next-internals/headers.mjs';
import { readPrerenderedPage } from '../lib/next-internals/prerendered-page.mjs';
import { readRenderKey } from '../lib/next-internals/render-key.mjs';
import { fetchRaw } from './support/raw-http';
import { watchRouter } from './support/router-requests';
import { fetchPath } from './support/site';
import { expect, test, untilHydrated } from './support/test';

/** The folder of the build that the tested site runs on. */
const buildFolder = process.env.NEXT_DIST_DIR ?? '.next';

// Assumptions about Next.js that only a build or a running site can test. All others: lib/next-internals/*.test.ts.
test.describe('what this site assumes of Next.js, and Next.js does not promise', () => {
  test.skip(process.env.SITE_MODE === 'development', 'Nothing is stored in development.');

  test('a stored page says in this header that it came from the cache', async ({ request }) => {
    await fetchPath(request, '/press');
    const { headers } = await fetchRaw({ path: '/press' });

    expect(headers[cacheStateHeader]).toMatch(/^(HIT|STALE)$/);
  });

  test('a build writes the key with which it renders a page at once', () => {
    expect(readRenderKey(buildFolder)).toMatch(/^[0-9a-f]{32}$/);
  });

  test('a build writes the HTML of a page into this file, with the preloads of its fonts', () => {
    const html = readPrerenderedPage(buildFolder, 'de/not-found/event');

    expect(html).toMatch(/<html [^>]*lang="de"/);
    expect(html).toMatch(/<link rel="preload" [^>]*as="font"/);
    expect(html).toContain('</body></html>');
  });

  test('a request for another protocol gets a response, although its URL redirects', async () => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    const { status } = await fetchRaw({ path: '/de/news/', headers });

    expect(status).toBe(308);
  });

  test('its router requests nothing when a visitor follows links and goes back', async ({
    page,
  }) => {
    const requested = watchRouter(page);
    await page.goto('/press');
    await page.evaluate(() => location.assign('#part'));
    await page.goBack();
    await untilHydrated(page);
    await page.goForward();
    await page.goto('/contact');
    await page.goBack();
    await untilHydrated(page);

    expect(requested).toEqual([]);
  });

  test('a page names its scripts as we look for them: we have taken them all out', async ({
    page,
    request,
  }) => {
    const { text } = await fetchPath(request, '/press');
    const scripts = [...text.matchAll(/<script[^>]*src="([^"]*)"[^>]*>/g)];
    await page.goto('/press');
    const added = page.locator(`script[src^="${staticFolder}/"]:not([nomodule])`);

    expect(scripts.map(([tag]) => tag).filter((tag) => !/nomodule/i.test(tag))).toEqual([]);
    expect(text).not.toMatch(/<link[^>]*as="script"/);
    await expect.poll(() => added.count()).toBeGreaterThan(2);
  });

  test('its router replaces functions of `history`, but not those of its prototype', async ({
    page,
  }) => {
    await page.goto('/press');
    await expect.poll(() => page.evaluate(() => Object.hasOwn(history, 'replaceState'))).toBe(true);
    const source = await page.evaluate(() => String(History.prototype.replaceState));

    expect(source).toContain('[native code]');
  });
});
