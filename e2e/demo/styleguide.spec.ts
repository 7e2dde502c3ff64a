import en from '../../messages/en.json' with { type: 'json' };
import { scrollThroughPage } from '../support/axe';
import { expectLook } from './support/screenshots';
import { serveStyleguide } from '../support/styleguide';
import { expect, test } from '../support/test';

let address: string;
let end: () => void;

test.beforeAll(async ({ request }) => {
  ({ address, end } = await serveStyleguide(request, 8));
});

test.afterAll(() => end());

for (const width of [390, 1440]) {
  test(
    `the style guide looks like its baseline at ${width} px`,
    { tag: '@nightly' },
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      // The script of the carousel loads when the carousel comes into view. It then moves other slides onto the screen,
      // whose images load only then. So the test scrolls to the carousel first.
      const slides = page.getByRole('region', { name: 'Twelve slides' });
      await slides.scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: en.home.carouselControls.next })).toBeVisible();
      await scrollThroughPage(page);
      await expectLook(page, `styleguide-${width}`, { full: true });
    },
  );
}
