import { staticFolder } from '../lib/next-internals/addresses.mjs';
import { cacheStateHeader } from '../lib/next-internals/headers.mjs';
import { askRaw } from './support/raw-http';
import { watchRouter } from './support/router-requests';
import { answerOf } from './support/site';
import { expect, test, untilHydrated } from './support/test';

// Assumptions about Next.js that only a running site can test. All others: lib/next-internals/*contract.test.ts.
test.describe('what this site assumes of Next.js, and Next.js does not promise', () => {
  test.skip(process.env.SITE_MODE === 'development', 'Nothing is stored in development.');

  test('a stored page says in this header that it came from the cache', async ({ request }) => {
    await answerOf(request, '/press');
    const { headers } = await askRaw({ path: '/press' });

    expect(headers[cacheStateHeader]).toMatch(/^(HIT|STALE)$/);
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
    const { text } = await answerOf(request, '/press');
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
