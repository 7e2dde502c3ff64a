import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { expectAccessible, seeEverything } from './support/axe';
import { expect, test } from './support/test';

const home = ['/', '/de'];
const sizes = [390, 1440];

test.describe('what stands on every screen', () => {
  for (const path of home) {
    for (const width of sizes) {
      // Each language at one of the widths.
      const tag = (path === '/de') === (width === 390) ? [] : '@nightly';
      const title = `the menu and the dialogs of ${path} are accessible at ${width} px`;
      test(title, { tag }, async ({ page }) => {
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
    test(`${path} between the sizes, and in the visitor’s own colours`, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto(path);
      await seeEverything(page);
      await expectAccessible(page);
      await page.emulateMedia({ forcedColors: 'active' });
      // The contrast is the visitor's own choice now.
      await expectAccessible(page, ['color-contrast']);
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(
        () => getComputedStyle(document.activeElement!).outlineStyle,
      );
      expect(outline).not.toBe('none');
    });
  }

  test('the keyboard can skip to the content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: en.site.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('every target is 24 px or more', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await seeEverything(page);
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
