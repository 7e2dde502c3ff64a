import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { nightlyUnlessTurned } from './support/nightly';
import { expect, test } from './support/test';

const pages = [
  { path: '/legal-notices', other: '/de/impressum', words: en, title: 'Legal notices', parts: 13 },
  { path: '/de/impressum', other: '/legal-notices', words: de, title: 'Impressum', parts: 13 },
  {
    path: '/disclaimer',
    other: '/de/haftungsausschluss',
    words: en,
    title: 'Disclaimer',
    parts: 7,
  },
  {
    path: '/de/haftungsausschluss',
    other: '/disclaimer',
    words: de,
    title: 'Haftungsausschluss',
    parts: 7,
  },
] as const;

for (const { path, other, words, title, parts } of pages) {
  for (const javaScriptEnabled of [true, false]) {
    const group = `${path} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
    test.describe(group, nightlyUnlessTurned(path, javaScriptEnabled), () => {
      test.use({ javaScriptEnabled });

      test('has contents that lead to every section', async ({ page }) => {
        await page.goto(path);
        await expect(page).toHaveTitle(`${title} | Auralune`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const links = page
          .getByRole('navigation', { name: words.legal.contents })
          .getByRole('link');
        await expect(links).toHaveCount(parts);
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

  test(`${path} keeps its place in the other language`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name: words.nav.otherLanguage }).click();
    await expect(page).toHaveURL(other);
  });

  test(`${path} leads to a section by keyboard`, async ({ page }) => {
    await page.goto(path);
    const first = page.getByRole('navigation', { name: words.legal.contents }).getByRole('link');
    await first.nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp('#[a-z-]+$'));
  });
}

test('links in the texts lead to our pages in the language of the page', async ({ page }) => {
  await page.goto('/de/impressum');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Pressemappe' })).toHaveAttribute(
    'href',
    '/de/presse#press-kit',
  );
  await expect(main.getByRole('link', { name: 'Haftungsausschluss' })).toHaveAttribute(
    'href',
    '/de/haftungsausschluss',
  );
  await page.goto('/legal-notices');
  await expect(main.getByRole('link', { name: 'disclaimer' })).toHaveAttribute(
    'href',
    '/disclaimer',
  );
  await expect(main.getByRole('link', { name: /@auralune\.example/ }).first()).toHaveAttribute(
    'href',
    /^mailto:/,
  );
});
