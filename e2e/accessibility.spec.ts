import { expect, test } from '@playwright/test';

import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { expectAccessible, overflowOf, seeEverything, watchConsole } from './support/axe';
import { addStyle } from './support/style';

const home = ['/', '/de'];
// Whatever moves or loads on them does so when it is seen.
const lively = [...home, '/news', '/de/news', '/press', '/biography/aura', '/tours'];
const pages = [
  ...['/news', '/de/news', '/de/news/page/2', '/news/category/journal', '/2026/08/northbound'],
  ...['/category/concerts-tours', '/category/uncategorized', '/de/tag/piano-keys'],
  ...['/events', '/de/veranstaltungen', '/events/page/2', '/de/vergangene-veranstaltungen'],
  ...['/events/one-note-at-ten-to-nine', '/de/veranstaltungen/the-bowl-and-the-eighty-chairs'],
  ...['/videos', '/de/videos', '/videos/rims', '/de/videos/rims'],
  ...['/music', '/de/musik', '/music/night-grammar', '/de/musik/night-grammar'],
  ...['/tours', '/de/touren', '/tours/music-love-tour', '/de/touren/aura-lune-tour'],
  ...['/biography', '/de/biografie', '/biography/aura', '/de/biografie/lune'],
  ...['/press', '/de/presse', '/search', '/de/suche'],
  ...['/legal-notices', '/de/impressum', '/disclaimer', '/de/haftungsausschluss'],
];
const missing = ['/nope', '/de/nope', '/events/no-such-event'];
const sizes = [390, 1440];

for (const path of [...home, ...pages, ...missing]) {
  test(`${path} is accessible and fits every screen`, async ({ page }) => {
    test.setTimeout(120_000);
    const isLively = lively.includes(path);
    const expectSilence = watchConsole(page);
    if (!isLively) await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      if (isLively) await seeEverything(page);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await overflowOf(page)).toBe(0);
    await addStyle(page, 'html { font-size: 200% }');
    expect(await overflowOf(page)).toBe(0);
    // The browser itself writes that a missing page is missing.
    if (!missing.includes(path)) expectSilence();
  });
}

test.describe('what stands on every screen', () => {
  for (const path of home) {
    for (const width of sizes) {
      test(`the menu and the dialogs of ${path} are accessible at ${width} px`, async ({
        page,
      }) => {
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
