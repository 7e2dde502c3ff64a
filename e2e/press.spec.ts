import { broadcasts } from '../content/press/broadcasts';
import { facts } from '../content/press/facts';
import { pressKit } from '../content/press/kit';
import { logos } from '../content/press/logos';
import { online } from '../content/press/online';
import { podcasts } from '../content/press/podcasts';
import { quotes } from '../content/press/quotes';
import { scans } from '../content/press/scans';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { expectAccessible } from './support/axe';
import { nightlyUnlessTurned } from './support/nightly';
import { expect, test, type Page } from './support/test';

const languages = [
  { path: '/press', locale: 'en', words: en },
  { path: '/de/presse', locale: 'de', words: de },
] as const;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const { path, locale, words } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const title = `${path} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
    test.describe(title, nightlyUnlessTurned(path, javaScriptEnabled), () => {
      test.use({ javaScriptEnabled });

      test('has all of its lists', async ({ page }) => {
        await page.goto(path);
        await expect(page).toHaveTitle(`${words.press.title} | Auralune`);
        const { press } = words;
        for (const [section, count] of [
          [press.quotes, quotes.length],
          [press.podcasts, podcasts.length],
          [press.broadcasts, broadcasts.length],
          [press.online, online.length],
          [press.facts, facts.length],
        ] as const) {
          await expect(region(page, section.title).locator('ul > li')).toHaveCount(count);
        }
        await expect(region(page, press.scans.title).locator('figure')).toHaveCount(scans.length);
        await expect(page.locator('.logo-row:not([aria-hidden=true]) img')).toHaveCount(
          logos.length,
        );
        for (const quote of quotes) {
          const card = region(page, press.quotes.title).locator('li', {
            hasText: quote.words[locale],
          });
          await expect(card.getByRole('img', { name: quote.outlet })).toBeVisible();
        }
      });

      test('links what can still be had, and shows the rest', async ({ page }) => {
        await page.goto(path);
        for (const report of [...podcasts, ...broadcasts, ...online]) {
          const title = page.getByRole('heading', { level: 3, name: report.title });
          await expect(title).toBeVisible();
          const link = title.getByRole('link');
          await expect(link).toHaveCount(report.url ? 1 : 0);
          if (report.url) await expect(link).toHaveAttribute('href', report.url);
        }
      });

      test('every place in the contents is on the page', async ({ page }) => {
        await page.goto(path);
        const links = page
          .getByRole('navigation', { name: words.press.contents })
          .getByRole('link');
        await expect(links).toHaveCount(7);
        for (const link of await links.all()) {
          await expect(page.locator((await link.getAttribute('href'))!)).toHaveCount(1);
        }
      });

      test('offers a kit with everything in it', async ({ page, request }) => {
        await page.goto(path);
        const kit = region(page, words.press.kit.title);
        await expect(kit).toContainText(pressKit.short[locale]);
        await expect(kit).toContainText(pressKit.long[locale].split('\n\n')[2]!);
        for (const { credit } of pressKit.photos) await expect(kit).toContainText(credit);
        const files = await kit
          .locator('a[download]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('href')!));
        expect(files).toHaveLength(1 + pressKit.photos.length + pressKit.logos.length);
        for (const file of files) expect((await request.get(file)).status()).toBe(200);
        const zip = await request.get(files[0]!);
        expect(zip.headers()['content-type']).toBe('application/zip');
        expect(zip.headers()['content-disposition']).toContain('.zip');
        expect((await zip.body()).subarray(0, 2).toString()).toBe('PK');
        await expect(kit.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
        await expect(kit.locator('time')).toHaveAttribute('datetime', pressKit.updated);
      });
    });
  }

  test(`${path}: the lightbox stops at its ends and says what it shows`, async ({ page }) => {
    await page.goto(path);
    const pictures = region(page, words.press.scans.title).locator('a[data-zoom]');
    await pictures.first().click();
    const dialog = page.getByRole('dialog');
    const next = dialog.getByRole('button', { name: words.prose.pictures.next });
    const previous = dialog.getByRole('button', { name: words.prose.pictures.previous });
    await expect(dialog).toContainText(`1 / ${scans.length}`);
    await expect(dialog.locator('figcaption')).toHaveText(
      locale === 'de' ? 'Klavier Nord, 16. November 2026' : 'Klavier Nord, 16 November 2026',
    );
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await previous.click({ force: true });
    await page.keyboard.press('ArrowLeft');
    await expect(dialog).toContainText(`1 / ${scans.length}`);
    await next.click();
    await expect(dialog).toContainText(`2 / ${scans.length}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(pictures.first()).toBeFocused();

    await pictures.last().focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(`${scans.length} / ${scans.length}`);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText(`${scans.length} / ${scans.length}`);
    await expect(dialog.locator('figcaption')).toContainText('Luzerner Abendfaden');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.dialog.close }).click();
    await expect(pictures.last()).toBeFocused();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a cutting opens as a picture', async ({ page, request }) => {
    await page.goto('/press');
    const address = await page.locator('a[data-zoom]').first().getAttribute('href');
    const picture = await request.get(address!);
    expect(picture.headers()['content-type']).toBe('image/webp');
  });

  test('the strip stands still, all of it in sight, and nothing offers to copy', async ({
    page,
  }) => {
    await page.goto('/press');
    await expect(page.locator('.logo-row').last()).toBeHidden();
    const { width } = page.viewportSize()!;
    for (const logo of await page.locator('.logo-row').first().getByRole('img').all()) {
      const box = (await logo.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
    await expect(page.getByRole('button', { name: en.press.kit.copy.short })).toBeHidden();
  });
});

test.describe('the strip of logos', () => {
  const strip = (page: Page) => page.locator('.logo-row').first();
  const state = (page: Page) =>
    strip(page).evaluate((each) => getComputedStyle(each).animationPlayState);

  test('passes by in 40 s, in a line without end', async ({ page }) => {
    await page.goto('/press');
    const style = await strip(page).evaluate((each) => {
      const { animationDuration, animationTimingFunction, animationIterationCount } =
        getComputedStyle(each);
      return [animationDuration, animationTimingFunction, animationIterationCount];
    });
    expect(style).toEqual(['40s', 'linear', 'infinite']);
    expect(await state(page)).toBe('running');
  });

  test('halts under the pointer, with the focus, and at a tick', async ({ page }) => {
    await page.goto('/press');
    const window = page.locator('.logo-window');
    await window.hover();
    expect(await state(page)).toBe('paused');
    await page.mouse.move(5, 5);
    expect(await state(page)).toBe('running');
    await window.focus();
    expect(await state(page)).toBe('paused');
    await window.blur();
    await page.getByRole('checkbox', { name: en.press.featured.halt }).focus();
    await page.keyboard.press('Space');
    expect(await state(page)).toBe('paused');
    await page.keyboard.press('Space');
    expect(await state(page)).toBe('running');
  });

  test('stands still where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/press');
    const name = await strip(page).evaluate((each) => getComputedStyle(each).animationName);
    expect(name).toBe('none');
    await expect(page.getByRole('checkbox', { name: en.press.featured.halt })).toBeHidden();
    for (const { outlet } of logos) {
      await expect(
        page.locator('.logo-row').first().getByRole('img', { name: outlet }),
      ).toBeVisible();
    }
  });
});

test('a biography can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/press');
  await page.getByRole('button', { name: en.press.kit.copy.long }).click();
  await expect(page.getByRole('status').filter({ hasText: en.press.kit.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe(pressKit.long.en.trim());
});

test('no cutting and no lightbox is loaded before it is needed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/press', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('/press/scans/'))).toEqual([]);
  const scripts = () => asked.filter((url) => url.endsWith('.js')).length;
  const before = scripts();
  await page.locator('a[data-zoom]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(scripts()).toBeGreaterThan(before);
});
