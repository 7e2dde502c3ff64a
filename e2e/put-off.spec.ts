import { expect, holdScripts, test, type Page } from './support/test';

const longPages = ['/', '/de', '/press', '/de/presse'];
const pages = [...longPages, '/news', '/de/biografie'];

const skipped = (page: Page) =>
  page
    .locator(':is(main > section, body > footer) *')
    .evaluateAll(
      (all) =>
        all.filter(
          (each) =>
            each.checkVisibility() && !each.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );

test.use({ viewport: { width: 390, height: 844 } });

for (const path of pages) {
  test.describe(path, () => {
    test('puts off what is far below, and lays it out when it has been seen', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => skipped(page)).toBeGreaterThan(100);

      release();
      await expect.poll(() => skipped(page)).toBe(0);
    });

    test('shows the place again that was read before it was loaded anew', async ({ page }) => {
      // A browser remembers a place by what stands there: it must not be moving in.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const part = page.locator('body > footer');
      await expect(page.locator('main')).toHaveAttribute('data-puts-off');
      await part.scrollIntoViewIfNeeded();
      const place = () => part.evaluate((node) => Math.round(node.getBoundingClientRect().top));
      const before = await place();
      await page.reload();

      await expect(page.locator('main')).not.toHaveAttribute('data-puts-off');
      await expect.poll(place).toBe(before);
    });
  });
}

for (const path of longPages) {
  test(`shows the part of ${path} that an address names`, async ({ page }) => {
    await page.goto(path);
    const id = await page.locator('main > section[id]').last().getAttribute('id');
    await page.goto('about:blank');
    await page.goto(`${path}#${id}`);

    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page.locator('main')).not.toHaveAttribute('data-puts-off');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pages) {
    test(`puts nothing off on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('main')).not.toHaveAttribute('data-puts-off');
      for (const part of await page.locator(':is(main > section, body > footer)').all()) {
        await expect(part).toHaveCSS('content-visibility', 'visible');
      }
    });
  }
});
