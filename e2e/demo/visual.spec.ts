import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { scrollThroughPage } from '../support/axe';
import { fillIn, waitForFormScript, languages, sendButton, toastOf } from '../support/contact';
import { expectLook, hideWhatChanges, smallPicture } from './support/screenshots';
import { expect, test, type Page } from '../support/test';
import { changedTiles } from './support/tiles';

async function open(page: Page, path: string, width: number) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  await page.goto(path);
  await scrollThroughPage(page);
}

test.describe('the look', () => {
  for (const [language, path, words] of [
    ['en', '/', en],
    ['de', '/de', de],
  ] as const) {
    for (const width of [390, 768, 1440]) {
      // `npm test` runs each of the two tests once: in English on a phone, and in German on a desktop.
      const isEnglishPhone = language === 'en' && width === 390;
      const isGermanDesktop = language === 'de' && width === 1440;

      const home = `of the home page in ${language} at ${width} px is like its baseline`;
      test(home, { tag: isEnglishPhone ? [] : '@nightly' }, async ({ page }) => {
        test.setTimeout(120_000);
        await open(page, path, width);
        await hideWhatChanges(page);
        await expectLook(page, `home-${language}-${width}`, { full: true });
      });

      const title = `of menu, dialogs, focus and 404 in ${language} at ${width} px is like the baselines`;
      test(title, { tag: isGermanDesktop ? [] : '@nightly' }, async ({ page }) => {
        await open(page, `${path}/nope`.replace('//', '/'), width);
        await expectLook(page, `404-${language}-${width}`);
        for (const [name, button] of [
          ['newsletter', words.footer.newsletter],
          ['social', words.footer.social],
          ['menu', words.nav.open],
        ] as const) {
          await page.getByRole('button', { name: button, exact: true }).click();
          await page.locator('dialog:modal').waitFor();
          await expectLook(page, `${name}-${language}-${width}`);
          await page.keyboard.press('Escape');
        }
        await page.keyboard.press('Shift+Tab');
        await expectLook(page, `focus-${language}-${width}`);
      });
    }
  }

  test(
    'of a page without one of its buttons counts as different',
    { tag: '@nightly' },
    async ({ page }) => {
      test.setTimeout(120_000);
      await open(page, '/', 390);
      await hideWhatChanges(page);
      const whole = await smallPicture(page, true);
      await page
        .getByRole('main')
        .getByRole('link', { name: en.home.hero.more })
        .first()
        .evaluate((button) => void (button.style.visibility = 'hidden'));

      expect(await changedTiles(whole, await smallPicture(page, true))).not.toEqual([]);
    },
  );

  test('of a page without a baseline fails, and says how one is taken', async ({ page }) => {
    test.skip(test.info().config.updateSnapshots !== 'none', 'This run takes pictures.');

    await expect(expectLook(page, 'never-taken')).rejects.toThrow(
      /never-taken.*\n.*npm run e2e -- --all visual --update-snapshots=missing/,
    );
  });

  for (const [language, path, words, width] of [
    ['en', '/', en, 390],
    ['de', '/de', de, 1440],
  ] as const) {
    test(
      `of the video dialog in ${language} at ${width} px is like its baseline`,
      { tag: '@nightly' },
      async ({ page }) => {
        const film = '<title>film</title><body style="background:#234">';
        await page.route(/youtube/, (route) =>
          route.fulfill({ contentType: 'text/html', body: film }),
        );
        await open(page, path, width);
        await hideWhatChanges(page);
        await page.getByRole('button', { name: words.home.video.play }).click();
        await page.frameLocator('iframe').locator('body').waitFor({ state: 'attached' });
        await expectLook(page, `film-${language}-${width}`);
      },
    );
  }

  for (const [{ path, locale, words }, width] of [
    [languages[0], 390],
    [languages[1], 1440],
  ] as const) {
    test(
      `of the contact form, its errors and a toast in ${locale} at ${width} px is like the baselines`,
      { tag: '@nightly' },
      async ({ page }) => {
        test.setTimeout(120_000);
        await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: {} }));
        await open(page, path, width);
        await expectLook(page, `contact-${locale}-${width}`, { full: true });
        await waitForFormScript(page);
        await sendButton(page).click();
        await expectLook(page, `contact-errors-${locale}-${width}`);
        await fillIn(page, words);
        await sendButton(page).click();
        await toastOf(page).hover();
        await expectLook(page, `contact-toast-${locale}-${width}`);
      },
    );
  }
});
