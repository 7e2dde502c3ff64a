import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { expectAccessible, scrollThroughPage } from './support/axe';
import { expect, test } from './support/test';

const home = ['/', '/de'];
const sizes = [390, 1440];

test.describe('the parts that every page has', { tag: '@nightly' }, () => {
  for (const path of home) {
    for (const width of sizes) {
      const title = `the menu and the dialogs of ${path} are accessible at ${width} px`;
      test(title, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const words = path === '/de' ? de : en;
        for (const name of [words.footer.newsletter, words.footer.social, words.nav.open]) {
          await page.getByRole('button', { name, exact: true }).click();
          await page.waitForTimeout(600);
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await page.waitForTimeout(600);
        }
      });
    }
  }

  for (const path of ['/de', '/news']) {
    const title = `${path} is accessible on a tablet, and with forced colors`;
    test(title, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto(path);
      await scrollThroughPage(page);
      await expectAccessible(page);
      await page.emulateMedia({ forcedColors: 'active' });
      // With forced colors, the visitor chooses the contrast.
      await expectAccessible(page, ['color-contrast']);
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(
        () => getComputedStyle(document.activeElement!).outlineStyle,
      );
      expect(outline).not.toBe('none');
    });
  }

  // WCAG 1.4.4 Resize Text.
  for (const width of sizes) {
    test(`text of 200 % is not cut off in slides and tiles at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const words = page.locator('.carousel-words, .news-words');
      const cut = await words.evaluateAll((all) =>
        all
          .filter((each) => {
            const tile = each.parentElement!.getBoundingClientRect();
            const title = each.querySelector('p, h3')!;
            const parts = [...each.children].map((part) => part.getBoundingClientRect());
            return (
              title.scrollHeight > title.clientHeight + 1 ||
              parts.some(({ top, bottom }) => top < tile.top || bottom > tile.bottom)
            );
          })
          .map((each) => each.textContent),
      );
      expect(cut).toEqual([]);
      expect(await words.count()).toBeGreaterThan(4);
    });
  }

  test('a keyboard user can skip to the content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: en.site.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('every link and button is at least 24 px wide and high', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await scrollThroughPage(page);
    const small = await page.locator('a:visible, button:visible').evaluateAll((all) =>
      all
        .filter((each) => !each.matches('.sr-only, h3 a, [href="#content"]'))
        .filter((each) => {
          const { width, height } = each.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map((each) => each.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
  });
});
