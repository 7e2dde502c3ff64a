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
  test.describe(path, { tag: '@nightly' }, () => {
    test('defers the layout of the lower parts, and lays them out after the first paint', async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => skipped(page)).toBeGreaterThan(80);

      release();
      await expect.poll(() => skipped(page)).toBe(0);
    });

    test('keeps the scroll position on a reload', async ({ page }) => {
      // The browser restores the scroll position with the content that is there. Reduced motion makes sure that this
      // content is not still fading in.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const part = page.locator('body > footer');
      await expect(page.locator('main')).toHaveAttribute('data-deferred');
      await part.scrollIntoViewIfNeeded();
      const place = () => part.evaluate((node) => Math.round(node.getBoundingClientRect().top));
      const before = await place();
      await page.reload();

      await expect(page.locator('main')).not.toHaveAttribute('data-deferred');
      await expect.poll(place).toBe(before);
    });
  });
}

for (const path of longPages) {
  test(
    `shows the section of ${path} that the fragment of the address names`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(path);
      const id = await page.locator('main > section[id]').last().getAttribute('id');
      await page.goto('about:blank');
      await page.goto(`${path}#${id}`);

      await expect(page.locator(`#${id}`)).toBeInViewport();
      await expect(page.locator('main')).not.toHaveAttribute('data-deferred');
    },
  );
}

test.describe('without JavaScript', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pages) {
    test(`lays out all of ${path} at once`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('main')).not.toHaveAttribute('data-deferred');
      for (const part of await page.locator(':is(main > section, body > footer)').all()) {
        await expect(part).toHaveCSS('content-visibility', 'visible');
      }
    });
  }
});
