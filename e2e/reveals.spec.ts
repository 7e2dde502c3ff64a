import { expect, holdScripts, test, type Locator, type Page } from './support/test';

/**
 * Waits until the page knows which part of the element is on the screen: a new observer is told after the page's own
 * observers.
 */
const untilObserved = (target: Locator) =>
  target.evaluate(
    (each) =>
      new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(each)),
  );

/** Waits until all transitions and animations of the element have ended. */
const untilStill = (target: Locator) =>
  target.evaluate(async (each) => {
    for (const { finished } of each.getAnimations()) await finished;
  });

test.describe('content that is revealed on scrolling', { tag: '@nightly' }, () => {
  const banner = (page: Page) => page.locator('[data-reveal=half]');
  const opacity = (page: Page) =>
    banner(page).evaluate((each) => Number(getComputedStyle(each).opacity));

  test('the frequency picture fades in to half opacity when a fifth of it shows, and stays', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-reveals');
    await expect.poll(() => opacity(page)).toBe(0);
    const section = page.locator('section[aria-labelledby=frequency]');
    const box = (await section.boundingBox())!;
    const show = (part: number) =>
      page.evaluate(
        (top) => scrollTo({ top, behavior: 'instant' }),
        box.y + box.height * part - 720,
      );

    await show(0.15);
    await untilObserved(banner(page));
    // Its opacity does not tell: a fade would only begin now.
    expect(await banner(page).getAttribute('data-revealed')).toBeNull();
    await show(0.25);
    await expect.poll(() => opacity(page)).toBe(0.5);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await untilObserved(banner(page));
    await untilStill(banner(page));
    expect(await opacity(page)).toBe(0.5);
  });

  test('a block of many screens appears when it fills a fifth of the screen', async ({ page }) => {
    // A screen of 1280 by 1024 pixels, enlarged four times (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/biography');
    await expect(page.locator('html')).toHaveAttribute('data-reveals');
    const tall = page.locator('[data-reveal]:not([data-revealed])').last();
    await tall.evaluate((each: HTMLElement) => {
      each.style.minHeight = '2000px';
      scrollTo({
        top: each.getBoundingClientRect().top + scrollY - innerHeight + 80,
        behavior: 'instant',
      });
    });
    await expect(page.locator('[data-reveal]').last()).toHaveAttribute('data-revealed', '');
  });

  for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
    test(`everything is visible at once with ${Object.values(media)[0]}`, async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-reveals');
      const hidden = await page
        .locator('[data-reveal]:not([data-reveal=half])')
        .evaluateAll((all) => all.filter((each) => getComputedStyle(each).opacity !== '1').length);
      expect(hidden).toBe(0);
      expect(await opacity(page)).toBe(0.5);
    });
  }
});

test.describe('the news tiles', { tag: '@nightly' }, () => {
  test('show their date and title on hover and on focus', async ({ page }) => {
    await page.goto('/');
    const tiles = page.locator('.news-tile');
    const tile = tiles.first();
    await tile.scrollIntoViewIfNeeded();
    const words = tile.locator('.news-words');
    await expect(words).toHaveCSS('opacity', '0');
    await tile.hover();
    await expect(words).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(words).toHaveCSS('opacity', '0');
    await tile.getByRole('link').focus();
    await expect(words).toHaveCSS('opacity', '1');
    await expect(tiles).toHaveCount(4);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('always show them', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.news-words').first()).toHaveCSS('opacity', '1');
    });
  });
});

test(
  'content below the screen is hidden without a fade when the reveals start',
  { tag: '@nightly' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const fading = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new MutationObserver(() => {
            requestAnimationFrame(() =>
              resolve(
                document
                  .getAnimations()
                  .filter(({ effect }) =>
                    (effect as KeyframeEffect).target?.matches(
                      '[data-reveal]:not([data-revealed])',
                    ),
                  ).length,
              ),
            );
          }).observe(document.documentElement, { attributeFilter: ['data-reveals'] });
        }),
    );
    release();
    expect(await fading).toBe(0);
  },
);

for (const path of ['/contact', '/de/nope', '/press']) {
  test(
    `the animations of ${path} cause almost no style calculations`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const moving = await page.evaluate(
        () => document.getAnimations().filter((each) => each.playState === 'running').length,
      );
      expect(moving).toBeGreaterThan(0);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const styles = async () => {
        const { metrics } = await session.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'RecalcStyleCount')!.value;
      };

      const before = await styles();
      // No clock of the test moves these animations: the browser runs them without the page.
      await page.waitForTimeout(1_000);
      expect((await styles()) - before).toBeLessThan(5);
    },
  );
}
