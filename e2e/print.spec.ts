import { expect, test, type Page } from './support/test';

/** The addresses of the pictures that have words in front of them. */
const picturesBehindWords = (page: Page) =>
  page.evaluate(() => {
    const linesOf = (words: Element) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()];
    };
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const words = [...document.querySelectorAll('main :is(h1, h2, h3, h4, p)')].filter((each) =>
      each.checkVisibility(),
    );

    return [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter((picture) => {
        const box = picture.getBoundingClientRect();
        return words.some(
          (each) => !each.contains(picture) && linesOf(each).some((line) => overlap(line, box)),
        );
      })
      .map(({ src }) => src);
  });

for (const path of ['/', '/de/news', '/biography', '/tours']) {
  test(`no picture of ${path} is printed behind words`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    expect(await picturesBehindWords(page)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await picturesBehindWords(page)).toEqual([]);
  });
}

test(
  'the words of news tiles are printed, and no background is',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.news-words').first()).toHaveCSS('opacity', '1');
    // Backgrounds fade, as on hover.
    await expect
      .poll(() =>
        page.locator('main *').evaluateAll((all) =>
          all
            .filter((each) => {
              const { backgroundImage, backgroundColor } = getComputedStyle(each);
              return backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
            })
            .map((each) => each.getAttribute('class')),
        ),
      )
      .toEqual([]);
  },
);

test('no button is printed', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/');
  const buttons = page.locator('main .button').filter({ visible: true });
  await expect(buttons).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(buttons).toHaveCount(0);
});
