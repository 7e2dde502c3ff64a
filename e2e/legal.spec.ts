import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { content } from './support/content';
import { expect, test } from './support/test';

const pages = [
  { path: '/legal-notices', other: '/de/impressum', words: en },
  { path: '/de/impressum', other: '/legal-notices', words: de },
  {
    path: '/disclaimer',
    other: '/de/haftungsausschluss',
    words: en,
  },
  {
    path: '/de/haftungsausschluss',
    other: '/disclaimer',
    words: de,
  },
] as const;

for (const { path, other, words } of pages) {
  for (const javaScriptEnabled of [true, false]) {
    const group = `${path} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
    test.describe(group, { tag: '@nightly' }, () => {
      test.use({ javaScriptEnabled });

      test('has a table of contents that links to every section', async ({ page }) => {
        await page.goto(path);
        const title = await page.getByRole('heading', { level: 1 }).innerText();
        await expect(page).toHaveTitle(`${title} | ${content.product}`);
        const links = page
          .getByRole('navigation', { name: words.legal.contents })
          .getByRole('link');
        await expect(links).toHaveCount(await page.locator('main section h2').count());
        expect(await links.count()).toBeGreaterThan(2);
        for (const link of await links.all()) {
          const section = page.locator(`section${await link.getAttribute('href')}`);
          await expect(section.getByRole('heading', { level: 2 })).toHaveText(
            await link.innerText(),
          );
        }
        await links.last().click();
        await expect(page.locator('main section').last()).toBeInViewport();
      });
    });
  }

  test(
    `${path} links to the same page in the other language`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: words.nav.otherLanguage }).click();
      await expect(page).toHaveURL(other);
    },
  );

  test(`a keyboard user can open a section of ${path}`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    const first = page.getByRole('navigation', { name: words.legal.contents }).getByRole('link');
    await first.nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp('#[a-z-]+$'));
  });
}
