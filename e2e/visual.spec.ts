import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { seeEverything } from './support/axe';
import { fillIn, isScripted, languages, sendButton, toastOf } from './support/contact';
import { expectLook, hideWhatChanges, smallPicture } from './support/look';
import { expect, test, type Page } from './support/test';
import { changedTiles } from './support/tiles';

async function open(page: Page, path: string, width: number) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  await page.goto(path);
  await seeEverything(page);
}

test.describe('the look', () => {
  for (const [language, path, words] of [
    ['en', '/', en],
    ['de', '/de', de],
  ] as const) {
    for (const width of [390, 768, 1440]) {
      // Each language at one of the two widths that most have.
      const tag = width === (language === 'en' ? 390 : 1440) ? [] : '@nightly';
      test(`of the home page in ${language} at ${width} px`, { tag }, async ({ page }) => {
        test.setTimeout(120_000);
        await open(page, path, width);
        await hideWhatChanges(page);
        await expectLook(page, `home-${language}-${width}`, { full: true });
      });

      const title = `of menu, dialogs, focus and 404 in ${language} at ${width} px`;
      test(title, { tag }, async ({ page }) => {
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

  test('of a page that lacks a button is not what it was', async ({ page }) => {
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
  });

  for (const [language, path, words, width] of [
    ['en', '/', en, 390],
    ['de', '/de', de, 1440],
  ] as const) {
    test(`of the film in ${language} at ${width} px`, async ({ page }) => {
      const film = '<title>film</title><body style="background:#234">';
      await page.route(/youtube/, (route) =>
        route.fulfill({ contentType: 'text/html', body: film }),
      );
      await open(page, path, width);
      await hideWhatChanges(page);
      await page.getByRole('button', { name: words.home.video.play }).click();
      await page.frameLocator('iframe').locator('body').waitFor({ state: 'attached' });
      await expectLook(page, `film-${language}-${width}`);
    });
  }

  for (const [{ path, locale, words }, width] of [
    [languages[0], 390],
    [languages[1], 1440],
  ] as const) {
    test(`of the contact form, its faults and a toast in ${locale} at ${width} px`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: {} }));
      await open(page, path, width);
      await expectLook(page, `contact-${locale}-${width}`, { full: true });
      await isScripted(page);
      await sendButton(page).click();
      await expectLook(page, `contact-faults-${locale}-${width}`);
      await fillIn(page, words);
      await sendButton(page).click();
      await toastOf(page).hover();
      await expectLook(page, `contact-toast-${locale}-${width}`);
    });
  }
});
