import en from '../messages/en.json' with { type: 'json' };
import { expectAccessible, overflowOf, scrollThroughPage, watchConsole } from './support/axe';
import { serveStyleguide } from './support/styleguide';
import { expect, test } from './support/test';

let address: string;
let end: () => void;

test.describe('the style guide', { tag: '@nightly' }, () => {
  test.beforeAll(async ({ request }) => {
    ({ address, end } = await serveStyleguide(request, 9));
  });

  test.afterAll(() => end());

  test('is a 404 unless the setting STYLEGUIDE is on', async ({ request }) => {
    expect((await request.get('/styleguide')).status()).toBe(404);
  });

  for (const width of [390, 1440]) {
    test(`shows every component, and is accessible, at ${width} px`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      const expectCleanConsole = watchConsole(page);
      await page.goto(address);
      await scrollThroughPage(page);
      // The style guide shows a section in several states, so several landmarks have the same name.
      await expectAccessible(page, ['landmark-unique']);
      expect(await overflowOf(page)).toBe(0);
      expectCleanConsole();
    });
  }

  test('shows no section without items, and messages for failed, empty and loading events', async ({
    page,
  }) => {
    await page.goto(address);
    for (const [name, count] of [
      ['carousel-without-items', 0],
      ['carousel-with-one-item', 1],
      ['carousel-with-twelve-items', 1],
      ['news-without-posts', 0],
    ] as const) {
      await expect(page.locator(`[data-specimen=${name}] section`)).toHaveCount(count);
    }
    const single = page.locator('[data-specimen=carousel-with-one-item]');
    await expect(single.getByRole('button')).toHaveCount(0);
    const failed = page.locator('[data-specimen=events-cannot-be-had]');
    await expect(failed.getByRole('link', { name: en.home.events.all })).toBeVisible();
    await expect(failed.getByText(en.home.events.empty)).toHaveCount(0);
    await expect(page.locator('[data-specimen=no-events]')).toContainText(en.home.events.empty);
    await expect(page.getByRole('status')).toHaveText(en.home.events.loading);
  });
});
