import { expect, test } from './support/test';

// In Firefox, the forced colours come from its preferences (playwright.config.ts).
for (const path of ['/contact', '/de/suche']) {
  test(
    `the fields of ${path} can be read with forced colours`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(path);
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      const fields = page.locator('.field-input');
      expect(await fields.count()).toBeGreaterThan(0);
      for (const field of await fields.all()) {
        const contrast = await field.evaluate((each) => {
          const { color, backgroundColor } = getComputedStyle(each);
          const [words, ground] = [color, backgroundColor].map((value) => {
            const parts = value.match(/[\d.]+/g)!.map(Number);
            if (parts[3] === 0) throw new Error('The field must have a background colour');
            const linear = (part: number) =>
              part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
            const [red, green, blue] = parts.map(linear);
            return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
          });
          return (Math.max(words!, ground!) + 0.05) / (Math.min(words!, ground!) + 0.05);
        });
        expect(contrast).toBeGreaterThan(4.5);
      }
    },
  );
}
