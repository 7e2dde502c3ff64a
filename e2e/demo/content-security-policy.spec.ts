import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { expect, test } from '../support/test';
import { watchViolations } from '../support/policy-violations';

for (const [prefix, words] of [
  ['', en],
  ['/de', de],
] as const) {
  const title = `lists, filters and pictures of ${prefix || '/'} work under the policy`;
  test(title, { tag: '@nightly' }, async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto(`${prefix}/news`);
    const more = page.getByRole('link', { name: words.news.moreNews });
    const shown = await page.getByRole('article').count();
    await more.click();
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(shown);
    const filter = page.getByRole('navigation', { name: words.news.filter });
    await filter.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/news\/category\//);

    await page.goto(prefix ? '/de/presse' : '/press');
    await page.locator('a[data-zoom]').first().click();
    const lightbox = page.getByRole('dialog');
    await lightbox.getByRole('button', { name: words.prose.pictures.next }).click();
    await expect(lightbox.getByRole('img')).toHaveJSProperty('complete', true);
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    violations.expectNone();
  });
}
