import { expect, test, type Page } from './support/test';

/** The faces of the first family that the words of an element name, and those of the second. */
const facesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const families = getComputedStyle(element).fontFamily.split(/,\s*/).slice(0, 2);
      return families.map((family) =>
        [...document.fonts]
          .filter((face) => face.family === family)
          .map(({ unicodeRange, status }) => ({ unicodeRange, status })),
      );
    });

for (const selector of ['body', 'h1']) {
  test(`the first font of ${selector} has every usual letter, the second comes for the others`, async ({
    page,
  }) => {
    await page.goto('/biography');
    const [usual, rare] = await facesOf(page, selector);
    expect(usual).toEqual([{ unicodeRange: 'U+0-10FFFF', status: 'loaded' }]);
    expect(rare).toEqual([{ unicodeRange: expect.stringContaining('U+100'), status: 'unloaded' }]);

    await page.locator(selector).evaluate((element) => {
      const words = document.createElement('p');
      words.textContent = 'ő';
      element.prepend(words);
    });
    await expect
      .poll(async () => (await facesOf(page, selector))[1]!.map(({ status }) => status))
      .toEqual(['loaded']);
  });
}
