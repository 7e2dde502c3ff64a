import { expect, test, type Page } from '@playwright/test';

import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { expectAccessible, overflowOf, seeEverything, watchConsole } from './support/axe';

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
    test(`lists every part of the site in its order on ${path}`, async ({ page }) => {
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
    });
  }

  test('keeps the focus inside, closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: en.nav.open });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toBeVisible();

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
    expect(stops.size).toBe(16);

    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('locks the page behind it, and takes half a second', async ({ page }) => {
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
  });

  test('closes when it leads somewhere, on this page or another', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await menuOf(page).getByRole('link', { name: en.nav.soulSong, exact: true }).click();
    await expect(menuOf(page)).toBeHidden();
    await expect(page).toHaveURL('/#soul-song');
    await expect(page.getByRole('heading', { name: en.home.soulSong.title })).toBeInViewport();

    await openMenu(page);
    await menuOf(page).getByRole('link', { name: en.nav.news, exact: true }).click();
    await expect(page).toHaveURL('/news');
    await page.goBack();
    await expect(menuOf(page)).toBeHidden();
  });

  test('keeps booking and the other language at hand', async ({ page }) => {
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

test.describe('the footer', () => {
  test('offers everything it has to, to the right places', async ({ page }) => {
    await page.goto('/de/news');
    const footer = page.getByRole('contentinfo');
    for (const [name, target] of [
      [de.nav.soulSong, '/de#soul-song'],
      [de.nav.events, '/de/veranstaltungen'],
      [de.nav.news, '/de/news'],
      [de.nav.videos, '/de/videos'],
      [de.nav.music, '/de/musik'],
      [de.nav.contact, '/de/kontakt'],
      [de.footer.disclaimer, '/de/haftungsausschluss'],
      [de.footer.legal, '/de/impressum'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
    }
    for (const name of Object.values(de.footer.service)) {
      const link = footer.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    for (const network of Object.keys(de.social.about)) {
      await expect(footer.getByRole('link', { name: network }).first()).toBeVisible();
    }
    await expect(footer).toContainText(de.footer.text);
    await expect(footer).toContainText(String(new Date().getFullYear()));
  });

  test('has a newsletter form that asks for what is needed and opens a new tab', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: en.footer.newsletter }).click();
    const dialog = page.getByRole('dialog', { name: en.newsletter.title });
    const form = dialog.locator('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('target', '_blank');
    expect(await form.evaluate((each: HTMLFormElement) => [...new FormData(each).keys()])).toEqual(
      expect.arrayContaining(['EMAIL', 'FNAME', 'LNAME', 'PHONE', 'tags']),
    );
    for (const name of [en.newsletter.email, en.newsletter.firstName, en.newsletter.lastName]) {
      await expect(dialog.getByRole('textbox', { name })).toHaveAttribute('required', '');
    }
    await expect(dialog.getByRole('textbox', { name: en.newsletter.phone })).not.toHaveAttribute(
      'required',
    );
    await expect(dialog.getByRole('textbox', { name: en.newsletter.honeypot })).toHaveCount(0);
    expect(await form.evaluate((each: HTMLFormElement) => each.checkValidity())).toBe(false);
  });

  test('opens and closes the four profiles', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: en.footer.social });
    await button.click();
    const dialog = page.getByRole('dialog', { name: en.social.title });
    await expect(dialog.getByRole('link')).toHaveCount(4);
    await page.mouse.click(10, 400);
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('every screen is accessible', () => {
  for (const width of [390, 1440]) {
    for (const path of ['/', '/de', '/news', '/2026/08/northbound', '/nope', '/de/nope']) {
      test(`${path} at ${width} px, and its menu and dialogs`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const words = path.startsWith('/de') ? de : en;
        const expectSilence = watchConsole(page);
        await page.goto(path);
        await seeEverything(page);
        await expectAccessible(page);
        for (const name of [words.footer.newsletter, words.footer.social, words.nav.open]) {
          await page.getByRole('button', { name, exact: true }).click();
          await page.waitForTimeout(600);
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await page.waitForTimeout(600);
        }
        if (!path.endsWith('nope')) expectSilence();
      });
    }
  }

  for (const path of ['/', '/de', '/news', '/de/nope']) {
    test(`${path} fits 320 px, and twice the letter size`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await seeEverything(page);
      expect(await overflowOf(page)).toBe(0);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await overflowOf(page)).toBe(0);
    });
  }

  test('the keyboard can skip to the content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: en.site.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('every target is 24 px or more', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await seeEverything(page);
    const small = await page.locator('a:visible, button:visible').evaluateAll((all) =>
      all
        .filter((each) => !each.matches('.sr-only, h3 a, [href="#content"]'))
        .filter((each) => {
          const { width, height } = each.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map((each) => each.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
  });
});
