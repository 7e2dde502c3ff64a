import { expect, test } from '../support/test';

for (const [path, title, parts] of [
  ['/legal-notices', 'Legal notices', 13],
  ['/de/impressum', 'Impressum', 13],
  ['/disclaimer', 'Disclaimer', 7],
  ['/de/haftungsausschluss', 'Haftungsausschluss', 7],
] as const) {
  test(`${path} has its title and ${parts} sections`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('main section h2')).toHaveCount(parts);
  });
}

test(
  'links in the text lead to pages in the same language',
  { tag: '@nightly' },
  async ({ page }) => {
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
  },
);
