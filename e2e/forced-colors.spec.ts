import { contrastOf } from './support/contrast';
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
      const fields = page.locator(
        'main :is(input:not([type=hidden], [type=radio]), select, textarea)',
      );
      expect(await fields.count()).toBeGreaterThan(0);
      for (const field of await fields.all()) {
        const [words, ground] = await field.evaluate((each) => {
          const { color, backgroundColor } = getComputedStyle(each);
          return [color, backgroundColor] as const;
        });
        expect(`${words} on ${ground}`, 'must be opaque').not.toMatch(/rgba\([^)]*, 0\)/);
        expect(contrastOf(words, ground)).toBeGreaterThan(4.5);
      }
    },
  );
}
