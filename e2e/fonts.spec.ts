import { expect, test, type Page } from './support/test';

/** The font faces of the first and of the second font family of an element. */
const facesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      // Firefox writes the names of its faces in quotes.
      const bare = (name: string) => name.replaceAll('"', '');
      const families = getComputedStyle(element).fontFamily.split(/,\s*/).slice(0, 2);
      return families.map((family) =>
        [...document.fonts]
          .filter((face) => bare(face.family) === bare(family))
          .map(({ unicodeRange, status }) => ({ unicodeRange, status })),
      );
    });

for (const selector of ['body', 'h1']) {
  test(
    `the first font of ${selector} has the common letters, and the second loads only for others`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/biography');
      const [common, rare] = await facesOf(page, selector);
      expect(common).toEqual([{ unicodeRange: 'U+0-10FFFF', status: 'loaded' }]);
      expect(rare).toEqual([
        { unicodeRange: expect.stringContaining('U+100'), status: 'unloaded' },
      ]);

      await page.locator(selector).evaluate((element) => {
        const words = document.createElement('p');
        words.textContent = 'ő';
        element.prepend(words);
      });
      await expect
        .poll(async () => (await facesOf(page, selector))[1]!.map(({ status }) => status))
        .toEqual(['loaded']);
    },
  );
}

test(
  'headlines have the optical size of their own font size',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/biography');
    await expect(page.locator('h1').first()).toHaveCSS('font-variation-settings', 'normal');
  },
);
