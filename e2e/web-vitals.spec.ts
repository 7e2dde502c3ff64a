import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { stack } from './support/environment';
import { expect, test } from './support/test';

const folder = join(process.env.NEXT_DIST_DIR ?? '.next', 'cache', 'web-vitals');

test('one page view in many says how fast the page was, and nothing else', async ({
  page,
  browserName,
}) => {
  // Only Chromium reports layout shifts.
  const measuresShifts = browserName === 'chromium';
  // Makes this page view one of those that are chosen by chance.
  await page.addInitScript(() => (Math.random = () => 0));
  // Playwright does not show what a page sends while it is left, so the test saves it in sessionStorage. Browsers
  // report only interactions of more than 104 ms to an observer that is added later, so each click takes 150 ms.
  await page.addInitScript(() => {
    const slow = () => {
      for (const end = performance.now() + 150; performance.now() < end;);
    };
    addEventListener('click', slow);
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      sessionStorage.setItem('sent', String(body));
      return send(url, body);
    };
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The browser loads this script when it is idle.
  const script = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes('/api/web-vitals'),
  );
  await page.goto('/de/touren?from=newsletter');
  await script;
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => page.evaluate(interactions)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Videos' }).first().click();
  await expect(page).toHaveURL('/de/videos');
  const sent = await page.evaluate(() => sessionStorage.getItem('sent'));

  expect(JSON.parse(sent ?? '')).toEqual({
    ...{ path: '/de/touren', engine: browserName, navigation: 'navigate' },
    ...{ lcp: expect.any(Number), inp: expect.any(Number), ttfb: expect.any(Number) },
    // A font that arrives late may move a line by a pixel.
    ...(measuresShifts && { cls: expect.closeTo(0, 2) }),
  });
  const table = () => execFileSync('node', ['doctor/vitals.mjs', '--folder', folder]).toString();
  const shifts = measuresShifts ? '0(\\.00\\d)?' : '–';
  await expect
    .poll(table)
    .toMatch(new RegExp(`^/tours +${browserName} +\\d+ +\\d+ +\\d+ +${shifts} +\\d+ +0$`, 'm'));
});

/** How many interactions the browser has reported to the scripts of the page. */
function interactions(): Promise<number> {
  return new Promise((resolve) => {
    const isInteraction = (entry: PerformanceEntry) =>
      Boolean((entry as PerformanceEntry & { interactionId?: number }).interactionId);
    new PerformanceObserver((list) =>
      resolve(list.getEntries().filter(isInteraction).length),
    ).observe({
      ...{ type: 'event', buffered: true },
      ...{ durationThreshold: 16 },
    });
    setTimeout(() => resolve(0), 200);
  });
}

test('page views that no page has sent are refused', { tag: '@chromium' }, async ({ request }) => {
  const view = { path: '/news', engine: 'chromium', navigation: 'navigate' };
  const post = async (data: unknown) =>
    (await request.post('/api/web-vitals', { data: JSON.stringify(data) })).status();

  expect(await post({ ...view, path: '/nowhere/at/all' })).toBe(400);
  expect(await post({ ...view, name: 'Anna' })).toBe(400);
  expect(await post({ ...view, path: `/${'x'.repeat(2000)}` })).toBe(413);
  expect((await request.get(`${stack.siteUrl}/api/web-vitals`)).status()).toBe(405);
});
