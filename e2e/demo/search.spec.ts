import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { expectAccessible, overflowOf } from '../support/axe';
import { expect, test } from '../support/test';

const languages = [
  { path: '/search', words: en },
  { path: '/de/suche', words: de },
];

for (const { path, words } of languages) {
  test(
    `${path} finds words of both languages, and the language switch keeps them`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(`${path}?q=Zürich`);
      const found = page.getByRole('main').getByRole('article');
      await expect(found.filter({ hasText: /Klänge|Zürich/ }).first()).toBeVisible();
      await expectAccessible(page);
      expect(await overflowOf(page)).toBe(0);

      await page.getByRole('banner').getByRole('link', { name: words.nav.otherLanguage }).click();
      await expect(page).toHaveURL(/\?q=Z%C3%BCrich$/);
      await expect(page.getByRole('searchbox')).toHaveValue('Zürich');
    },
  );

  test(
    `${path} has links to the next and previous page, and back to the first`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(`${path}?q=piano`);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
      const pages = page.getByRole('navigation', { name: words.search.pages });
      await pages.getByRole('link', { name: words.search.next }).click();
      await expect(page).toHaveURL(`${path}?q=piano&page=2`);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(pages.getByRole('link', { name: words.search.previous })).toHaveAttribute(
        'href',
        `${path}?q=piano`,
      );
      const otherPath = path === '/search' ? '/de/suche' : '/search';
      const other = page.getByRole('banner').getByRole('link', { name: words.nav.otherLanguage });
      await expect(other).toHaveAttribute('href', `${otherPath}?q=piano&page=2`);
      await page.goto(`${path}?q=piano&page=40`);
      await page.getByRole('link', { name: words.search.first }).click();
      await expect(page).toHaveURL(`${path}?q=piano`);
    },
  );
}
