import { AdminPage } from './support/admin-page';
import type { AdminLanguage, Words } from './support/admin-words';
import { stack } from './support/environment';
import { expect, test, type Browser } from './support/test';

for (const language of ['en', 'de_DE'] as const) {
  test.describe(`the live preview in ${language}`, { tag: '@nightly' }, () => {
    test.setTimeout(120_000);

    test('shows the page while it is typed, what to look at, and whether it is on the website', async ({
      browser,
    }) => {
      const admin = await openedOnNewPost(browser, language);
      const { page, words } = admin;
      await admin.typeText('Words of tonight');
      await admin.openLivePreview();
      await expect((await admin.shownPage()).locator('main')).toContainText('Words of tonight');
      await page.keyboard.type('!');
      await admin.typeText(' and more');
      await expect((await admin.shownPage()).locator('main')).toContainText(
        'Words of tonight and more',
      );
      await admin.button('German').press('Enter');
      const germanPage = await admin.shownPage();
      await expect(germanPage.locator('html')).toHaveAttribute('lang', 'de');
      await expect(germanPage.locator('main [lang="en"]').first()).toBeVisible();
      await admin.expectAccessible('.headless-live');

      const checklist = await admin.openChecklist();
      const lacksGerman = 'There is no German version: German pages show the English text.';
      await expect(checklist).toContainText(words(lacksGerman));
      await admin.expectAccessible('.headless-checklist');
      await checklist
        .getByRole('button', { name: words('Go there: %s', words(lacksGerman)) })
        .press('Enter');
      await expect(admin.button('Write the German text')).toBeFocused();

      await admin.editor.clickPublish();
      const notice = admin.notice(isOnWebsite(words));
      await expect(notice.first()).toBeVisible({ timeout: 20_000 });
      const status = page.locator('.headless-status').first();
      const link = status.getByRole('link').first();
      await expect(link).toHaveAttribute('href', new RegExp(`^${stack.siteUrl}/2`));
      const address = await link.getAttribute('href');
      expect(await (await page.request.get(address!)).text()).toContain('Words of tonight');

      await admin.saveGermanCopy();
      const german = admin.notice(new RegExp(words('The German page shows it too.')));
      await expect(german).toBeVisible({ timeout: 20_000 });
      await expect(german.getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^${stack.siteUrl}/de/2`),
      );
      await admin.removePost();
      await admin.end();
    });

    test('says that a problem is solved', async ({ browser }) => {
      const admin = await openedOnNewPost(browser, language);
      const { page, words } = admin;
      const errorText = 'Nobody responds.';
      await page.route(
        /headless-status(\/|%2F)\d/,
        (route) =>
          route.fulfill({
            json: {
              ...{ state: 'unreachable', isGood: false, hasGermanVersion: false, again: 1 },
              ...{ text: errorText, advice: '', notes: [], pages: [] },
            },
          }),
        { times: 2 },
      );
      await admin.editor.clickPublish();
      await expect(admin.notice(new RegExp(errorText))).toBeVisible({ timeout: 20_000 });
      await expect(admin.notice(isOnWebsite(words)).first()).toBeVisible({ timeout: 40_000 });
      await expect(admin.notice(new RegExp(errorText))).toHaveCount(0);
      await admin.removePost();
      await admin.end();
    });
  });
}

/**
 * The text which says that a post is on the website. It contains the time since when, if the site has reported that.
 */
function isOnWebsite(words: Words): RegExp {
  const rest = 'in English. German pages show the English text.';
  const [before, after] = words(`On the website since %s ${rest}`, 'TIME').split('TIME');

  return new RegExp(`${before}\\d.*${after}|${words(`On the website ${rest}`)}`);
}

async function openedOnNewPost(browser: Browser, language: AdminLanguage): Promise<AdminPage> {
  const admin = await AdminPage.open(browser, language);
  await admin.editor.openNewPost();
  await admin.editor.setTitle('A night at the screen');

  return admin;
}
