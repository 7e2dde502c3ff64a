import { expect, test } from '@playwright/test';

import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { expectAccessible, overflowOf, seeEverything, watchConsole } from './support/axe';

test.describe('every screen is accessible', () => {
  for (const width of [390, 1440]) {
    for (const path of ['/', '/de', '/news', '/2026/08/northbound', '/nope', '/de/nope']) {
      test(`${path} at ${width} px, and its menu and dialogs`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const words = path.startsWith('/de') ? de : en;
        const expectSilence = watchConsole(page);
        await page.goto(path);
        await seeEverything(page);
        await expectAccessible(page);
        // They are the same on every page.
        const dialogs =
          path === '/news' || path.startsWith('/2026')
            ? []
            : [words.footer.newsletter, words.footer.social, words.nav.open];
        for (const name of dialogs) {
          await page.getByRole('button', { name, exact: true }).click();
          await page.waitForTimeout(600);
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await page.waitForTimeout(600);
        }
        if (!path.endsWith('nope')) expectSilence();
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

  for (const path of ['/', '/de', '/news', '/de/nope']) {
    test(`${path} fits 320 px, and twice the letter size`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await seeEverything(page);
      expect(await overflowOf(page)).toBe(0);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await overflowOf(page)).toBe(0);
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
