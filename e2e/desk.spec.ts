import { Desk, percentile, typingDelays } from './support/desk';
import type { AdminLanguage, Words } from './support/desk-words';
import { stack } from './support/environment';
import { expect, test, type Browser } from './support/test';

const mostDelay = 500;

for (const language of ['en', 'de_DE'] as const) {
  test.describe(`the desk in ${language}`, { tag: '@nightly' }, () => {
    test.setTimeout(120_000);

    test('shows the page while it is typed, what to look at, and whether it is on the website', async ({
      browser,
    }) => {
      const desk = await openedOnNewPost(browser, language);
      const { page, words } = desk;
      await desk.typeText('Words of tonight');
      await desk.openLivePreview();
      await expect((await desk.shownPage()).locator('main')).toContainText('Words of tonight');
      await page.keyboard.type('!');
      await desk.typeText(' and more');
      await expect((await desk.shownPage()).locator('main')).toContainText(
        'Words of tonight and more',
      );
      await desk.button('German').press('Enter');
      const germanPage = await desk.shownPage();
      await expect(germanPage.locator('html')).toHaveAttribute('lang', 'de');
      await expect(germanPage.locator('main [lang="en"]').first()).toBeVisible();
      await desk.expectAccessible('.headless-live');

      const checklist = await desk.openChecklist();
      const lacksGerman = 'There is no German version: German pages show the English text.';
      await expect(checklist).toContainText(words(lacksGerman));
      await desk.expectAccessible('.headless-checklist');
      await checklist
        .getByRole('button', { name: words('Go there: %s', words(lacksGerman)) })
        .press('Enter');
      await expect(desk.button('Write the German text')).toBeFocused();

      await desk.editor.clickPublish();
      const notice = desk.notice(isOnWebsite(words));
      await expect(notice.first()).toBeVisible({ timeout: 20_000 });
      const status = page.locator('.headless-status').first();
      const link = status.getByRole('link').first();
      await expect(link).toHaveAttribute('href', new RegExp(`^${stack.siteUrl}/2`));
      const address = await link.getAttribute('href');
      expect(await (await page.request.get(address!)).text()).toContain('Words of tonight');

      await desk.saveGermanCopy();
      const german = desk.notice(new RegExp(words('The German page shows it too.')));
      await expect(german).toBeVisible({ timeout: 20_000 });
      await expect(german.getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^${stack.siteUrl}/de/2`),
      );
      await desk.removePost();
      await desk.end();
    });

    test('says that a problem is solved', async ({ browser }) => {
      const desk = await openedOnNewPost(browser, language);
      const { page, words } = desk;
      const trouble = 'Nobody answers.';
      await page.route(
        /headless-status(\/|%2F)\d/,
        (route) =>
          route.fulfill({
            json: {
              ...{ state: 'unreachable', isGood: false, hasGermanVersion: false, again: 1 },
              ...{ text: trouble, advice: '', notes: [], pages: [] },
            },
          }),
        { times: 2 },
      );
      await desk.editor.clickPublish();
      await expect(desk.notice(new RegExp(trouble))).toBeVisible({ timeout: 20_000 });
      await expect(desk.notice(isOnWebsite(words)).first()).toBeVisible({ timeout: 40_000 });
      await expect(desk.notice(new RegExp(trouble))).toHaveCount(0);
      await desk.removePost();
      await desk.end();
    });
  });
}

/** The words about a post on the website, with the time since when it is there if the site has reported it. */
function isOnWebsite(words: Words): RegExp {
  const rest = 'in English. German pages show the English text.';
  const [before, after] = words(`On the website since %s ${rest}`, 'TIME').split('TIME');

  return new RegExp(`${before}\\d.*${after}|${words(`On the website ${rest}`)}`);
}

async function openedOnNewPost(browser: Browser, language: AdminLanguage): Promise<Desk> {
  const desk = await Desk.open(browser, language);
  await desk.editor.openNewPost();
  await desk.editor.setTitle('A night at the desk');

  return desk;
}

test(
  'a letter is in the live preview half a second after its key, for 95 of 100',
  { tag: '@nightly' },
  async ({ browser }) => {
    test.setTimeout(180_000);
    const desk = await openedOnNewPost(browser, 'en');
    await desk.typeText('zzq');
    await desk.openLivePreview();
    await desk.typeText('');
    const delays = await typingDelays(await desk.editor.canvas(), await desk.shownPage(), 120);

    expect(percentile(delays, 0.95)).toBeLessThan(mostDelay);
    await desk.end();
  },
);
