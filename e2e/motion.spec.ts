import { logos } from '../content/press/logos';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { content } from './support/content';
import { expect, holdRequests, test, type Page } from './support/test';

const control = (page: Page, words = en) =>
  page.getByRole('contentinfo').getByRole('checkbox', { name: words.footer.stopMotion });

// On the press page, two rows of logos move. An owner without logos has only the figures of the home page.
const moving = logos.length > 0 ? { path: '/press', atLeast: 2 } : { path: '/', atLeast: 1 };

/** How many animations without an end run on the page. */
const endless = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            effect?.getTiming().iterations === Infinity && playState === 'running',
        ).length,
  );

test.describe('the control that stops all motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('works by keyboard, on every page, and is remembered', async ({ page }) => {
    await page.goto(moving.path);
    await expect(control(page)).not.toBeChecked();
    expect(await endless(page)).toBeGreaterThanOrEqual(moving.atLeast);

    await control(page).focus();
    await page.keyboard.press('Space');
    await expect(control(page)).toBeChecked();
    expect(await endless(page)).toBe(0);

    await page.goto('/de');
    await expect(control(page, de)).toBeChecked();
    expect(await endless(page)).toBe(0);
    await control(page, de).press('Space');
    await expect.poll(() => endless(page)).toBeGreaterThan(0);
    await page.reload();
    await expect(control(page, de)).not.toBeChecked();
  });

  test('stops the placeholders of items that load', { tag: '@nightly' }, async ({ page }) => {
    test.skip(!content.hasSecondEventsPage, 'All past events are on one page.');
    const release = await holdRequests(page, '**/events/page/2');
    await page.goto('/events');
    await page.getByRole('link', { name: en.events.morePast }).click();
    await expect.poll(() => endless(page)).toBeGreaterThan(0);
    await control(page).check();
    expect(await endless(page)).toBe(0);
    release();
    await expect(page.locator('.skeleton')).toHaveCount(0);
  });

  test.describe('without JavaScript', { tag: '@nightly' }, () => {
    test.use({ javaScriptEnabled: false });

    // The ornament of this page is laid out at once, also where no script can lay it out later.
    // In Firefox, `scripting: none` does not match when Playwright turns scripts off.
    test('nothing moves', { tag: '@chromium' }, async ({ page }) => {
      await page.goto('/contact');
      expect(await endless(page)).toBe(0);
    });
  });
});

// In Firefox, the preference for reduced motion comes from playwright.config.ts.
test.describe('with reduced motion', { tag: '@reduced-motion' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('motion is stopped until the visitor allows it', async ({ page }) => {
    await page.goto('/de');
    await expect(control(page, de)).toBeChecked();
    expect(await endless(page)).toBe(0);

    await control(page, de).uncheck();
    await expect.poll(() => endless(page)).toBeGreaterThan(0);
    await page.goto('/');
    await expect(control(page)).not.toBeChecked();
    await expect.poll(() => endless(page)).toBeGreaterThan(0);
  });
});
