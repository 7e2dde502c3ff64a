import type { Locator } from '@playwright/test';

import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { expect, test } from '../support/test';

const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];
const smallest = { width: 320, height: 568 };

/** The gap between two slides, and the smallest width of a slide, in pixels. */
const gap = 24;
const leastWidth = 280;

for (const [path, words] of [
  ['/', en],
  ['/de', de],
] as const) {
  test(
    `${path} shows carousel, headline and first button on the first screen`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const main = page.getByRole('main');
      const headline = main.getByRole('heading', { level: 1 });
      const button = main.getByRole('link', { name: words.home.hero.book }).first();
      const row = main.getByRole('region', { name: words.home.carousel });
      const picture = row.locator('li img').first();

      for (const screen of screens) {
        await page.setViewportSize(screen);
        const [slides, slide, title, book] = await Promise.all(
          [row.getByRole('list'), picture, headline, button].map(placeOf),
        );
        const at = `at ${screen.width} px`;
        expect(slide!.bottom, `the carousel must be first ${at}`).toBeLessThan(title!.top);
        expect(title!.bottom, `the headline must be visible ${at}`).toBeLessThanOrEqual(
          screen.height,
        );
        expect(book!.bottom, `the button must be visible ${at}`).toBeLessThanOrEqual(screen.height);
        // The slides must be as wide and as high as designed. On each side, one pixel is the border.
        expect(slide!.height / slide!.width, `the slide must be 4:5 ${at}`).toBeCloseTo(5 / 4, 2);
        const share = (slides!.width - 2 * 32 - 2.5 * gap) / 3.5;
        const width = Math.max(leastWidth, share) - 2;
        expect(
          Math.abs(slide!.width - width),
          `the slide must be ${width} px wide ${at}`,
        ).toBeLessThanOrEqual(2);
      }

      await page.setViewportSize(smallest);
      expect((await placeOf(headline)).top).toBeLessThan(smallest.height);
    },
  );
}

/** The position and the size of an element on the page, in pixels. */
const placeOf = (element: Locator) =>
  element.evaluate((each) => {
    const { top, bottom, width, height } = each.getBoundingClientRect();
    return { top: top + scrollY, bottom: bottom + scrollY, width, height };
  });
