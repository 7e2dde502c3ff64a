import { site } from '../lib/site';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { nightlyIfGerman } from './support/nightly';
import { expectPath } from './support/new-tab';
import { expect, test, type Page } from './support/test';

const order = [
  'home',
  'app',
  'soulSong',
  'journey',
  'events',
  'news',
  'videos',
  'music',
  'tours',
  'press',
  'biography',
  'contact',
] as const;

const menuOf = (page: Page) => page.getByRole('dialog', { name: en.nav.menu });

async function openMenu(page: Page, words = en) {
  await page.getByRole('button', { name: words.nav.open }).click();
  await expect(page.getByRole('dialog', { name: words.nav.menu })).toBeVisible();
}

test.describe('the menu', () => {
  for (const [path, words] of [
    ['/', en],
    ['/de', de],
  ] as const) {
    test(
      `lists every part of the site in order on ${path}`,
      nightlyIfGerman(path),
      async ({ page }) => {
        await page.goto(path);
        await openMenu(page, words);
        const links = page.getByRole('navigation', { name: words.nav.label }).getByRole('link');
        const names = await links.evaluateAll((all) =>
          all.map((link) => link.querySelector('.font-display')?.textContent),
        );
        expect(names).toEqual(order.map((name) => words.nav[name]));
        for (const outside of [1, 3]) {
          await expect(links.nth(outside)).toHaveAttribute('target', '_blank');
          await expect(links.nth(outside)).toHaveAttribute('rel', /noopener/);
        }
      },
    );
  }

  test('keeps the focus inside, closes on Escape and returns the focus', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: en.nav.open });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toBeVisible();
    // The script that keeps the focus inside is loaded when the menu opens.
    await expect.poll(() => menuOf(page).evaluate((menu) => Boolean(menu.onkeydown))).toBe(true);

    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest('dialog')?.id === 'menu');
    const stops = new Set<string>();
    for (let press = 0; press < 20; press += 1) {
      expect(await isInside()).toBe(true);
      stops.add(
        await page.evaluate(
          () => document.activeElement!.textContent + document.activeElement!.ariaLabel,
        ),
      );
      await page.keyboard.press(press < 18 ? 'Tab' : 'Shift+Tab');
    }
    expect(stops.size).toBe(17);

    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(
    'opens in half a second, and stops the page behind it from scrolling',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/');
      await openMenu(page);
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, 900);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(
        await menuOf(page).evaluate((menu) => getComputedStyle(menu).transitionDuration),
      ).toMatch(/^0\.5s/);

      await page.getByRole('button', { name: en.nav.close }).click();
      await expect(menuOf(page)).toBeHidden();
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    },
  );

  test('stays closed after a double click on Close', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await page.getByRole('button', { name: en.nav.close }).dblclick();
    await expect(menuOf(page)).toBeHidden();
  });

  for (const width of [390, 1280, 1440]) {
    test(
      `does not scroll sideways at ${width} px`,
      { tag: width === 390 ? [] : '@nightly' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/');
        await openMenu(page);
        expect(await menuOf(page).evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0);
      },
    );
  }

  test(
    'closes when the visitor follows a link, on this page or to another',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/');
      await openMenu(page);
      await menuOf(page).getByRole('link', { name: en.nav.soulSong, exact: true }).click();
      await expect(menuOf(page)).toBeHidden();
      await expect(page).toHaveURL(`/#${site.offer.section}`);
      await expect(page.getByRole('heading', { name: en.home.soulSong.title })).toBeInViewport();

      await openMenu(page);
      await menuOf(page).getByRole('link', { name: en.nav.news, exact: true }).click();
      await expect(page).toHaveURL('/news');
      await page.goBack();
      await expect(menuOf(page)).toBeHidden();
    },
  );

  test(
    'closes when the visitor follows a link before the script of dialogs has loaded',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.route('**/_next/static/chunks/*.js', async (route) => {
        const response = await route.fetch();
        // Only the script of dialogs contains this name: with this function, it finds the elements that may get the
        // focus.
        if ((await response.text()).includes('checkVisibility')) return route.abort();
        await route.fulfill({ response });
      });
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await openMenu(page);
      await menuOf(page).getByRole('link', { name: en.nav.soulSong, exact: true }).click();
      await expect(menuOf(page)).toBeHidden();
    },
  );

  test('stays open when a link is opened in a new tab', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    const news = menuOf(page).getByRole('link', { name: en.nav.news, exact: true });
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      news.click({ modifiers: ['ControlOrMeta'] }),
    ]);

    await expectPath(other, '/news');
    await expect(menuOf(page)).toBeVisible();
  });

  // WCAG 1.4.1 Use of Color.
  test('marks the current page by a line as well', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/news');
    await openMenu(page);
    await page.emulateMedia({ forcedColors: 'active' });
    for (const [name, width] of [
      [en.nav.news, '1px'],
      [en.nav.events, '0px'],
    ] as const) {
      const words = menuOf(page).getByRole('link', { name, exact: true }).getByText(name);
      await expect(words).toHaveCSS('border-bottom-width', width);
    }
  });

  test('links to booking and to the other language', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/news');
    await openMenu(page);
    await expect(menuOf(page).getByRole('link', { name: en.nav.bookSession })).toBeVisible();
    await menuOf(page).getByRole('link', { name: en.nav.otherLanguage }).click();
    await expect(page).toHaveURL('/de/news');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu and both dialogs open and close', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await expect(menuOf(page).getByRole('listitem')).toHaveCount(order.length);
    await page.getByRole('button', { name: en.nav.close }).click();
    await expect(menuOf(page)).toBeHidden();
    // In Firefox, inline scripts run in this test, so the footer is laid out only when it is near the screen. Its buttons
    // move then. Before, it is more than twice as high as the screen.
    const footer = page.locator('body > footer');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toBeInViewport({ ratio: 0.6 });

    for (const [name, title] of [
      [en.footer.newsletter, en.newsletter.title],
      [en.footer.social, en.social.title],
    ] as const) {
      const dialog = page.getByRole('dialog', { name: title });
      await page.getByRole('button', { name }).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
});
