import { expect, test, type Page } from '@playwright/test';

import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { overflowOf, seeEverything } from './support/axe';
import { expectReadable } from './support/contrast';

const { home } = en;

const sectionsOf = ({ home }: typeof en) => [
  home.hero.title1,
  home.hero.features.heard.title,
  home.hero.features.tuned.title,
  home.hero.features.kept.title,
  home.soulSong.title,
  home.soulSong.cards.channeled.title,
  home.soulSong.cards.frequency.title,
  home.soulSong.cards.journey.title,
  home.video.title,
  home.personal.title,
  home.frequency.title,
  home.app.title,
  home.premium.title,
  home.journey.title,
  home.journey.private.title,
  home.journey.group.title,
  home.events.title,
  home.stories.musicians.title,
  home.stories.expression.title,
  home.stories.healing.title,
  home.stories.style.title,
  home.news,
];

test.describe('the home page', () => {
  for (const [path, words] of [
    ['/', en],
    ['/de', de],
  ] as const) {
    for (const javaScriptEnabled of [true, false]) {
      test.describe(`${path} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
        test.use({ javaScriptEnabled });

        test('shows every section in its order, with its words and links', async ({ page }) => {
          await page.goto(path);
          const headings = await page.getByRole('main').getByRole('heading').allTextContents();
          const found = headings.slice(0, sectionsOf(words).length);
          for (const [index, title] of sectionsOf(words).entries()) {
            expect(found[index]).toContain(title);
          }
          await expect(page.getByText(words.home.events.empty)).toBeVisible();
          for (const name of [
            words.home.app.signUp,
            words.home.premium.signIn,
            words.home.premium.trial,
            words.home.events.all,
            words.home.allNews,
          ]) {
            await expect(
              page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) }),
            ).toBeVisible();
          }
        });
      });
    }

    test(`${path} has its title, its address and its anchors`, async ({ page }) => {
      await page.goto(`${path}#soul-song`);
      await expect(page).toHaveTitle(words.home.title.replace('{product}', 'Auralune'));
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      await expect(page.locator('#soul-song')).toBeInViewport();
      await page.goto(`${path}#journey`);
      await expect(page.locator('#journey')).toBeInViewport();
    });
  }

  test('paints the hero as its largest picture and never shifts', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: '' };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          seen.shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element: Element })[]) {
          seen.largest = entry.element?.className;
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto('/');
    await page.waitForTimeout(5_000);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { shift: number; largest: string } }).seen,
    );
    expect(seen).toEqual({ shift: 0, largest: expect.stringContaining('hero-picture') });

    const source = await page
      .locator('.hero-picture')
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    const hero = await page.request.get(source, { headers: { accept: 'image/avif' } });
    expect(hero.headers()['content-type']).toBe('image/avif');
    expect((await hero.body()).length).toBeLessThan(60 * 1024);
  });

  test('asks nothing of any other host', async ({ page, baseURL }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL!))
        others.push(request.url());
    });
    await page.goto('/');
    await seeEverything(page);
    expect(others).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });

  test('keeps words on pictures readable', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expectReadable(page.getByText(home.hero.title1), 3);
      await expectReadable(page.getByText(home.hero.text.slice(-40)), 4.5);
      await expectReadable(page.getByText(home.frequency.text.slice(0, 30)), 4.5);
      await expectReadable(page.getByText(home.stories.healing.text.slice(0, 30)), 4.5);
      await expectReadable(page.getByText(home.stories.musicians.quote.slice(0, 30)), 4.5);
    }
  });
});

test.describe('the film', () => {
  test('is fetched when it is asked for, and gone when it is closed', async ({ page }) => {
    const asked: string[] = [];
    await page.route(/youtube/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
    });
    await page.goto('/');
    const play = page.getByRole('button', { name: home.video.play });
    await play.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);

    await play.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: home.video.dialog });
    await expect(dialog.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1&rel=0$/,
    );
    await expect.poll(() => asked.length).toBe(1);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(play).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link', async ({ page }) => {
      await page.goto('/');
      const link = page.getByRole('link', { name: home.video.play });
      await expect(link).toHaveAttribute('href', /youtube\.com\/watch\?v=/);
      await expect(link).toHaveAttribute('rel', /noopener/);
    });
  });
});

test.describe('what is revealed', () => {
  const banner = (page: Page) => page.locator('[data-reveal=half]');
  const opacity = (page: Page) =>
    banner(page).evaluate((each) => Number(getComputedStyle(each).opacity));

  test('the frequency picture wakes to half its light at a fifth, once', async ({ page }) => {
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
    await page.waitForTimeout(400);
    expect(await opacity(page)).toBe(0);
    await show(0.25);
    await expect.poll(() => opacity(page)).toBe(0.5);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(2_500);
    expect(await opacity(page)).toBe(0.5);
  });

  for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
    test(`everything stands there with ${Object.values(media)[0]}`, async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto('/');
      await page.waitForTimeout(1_000);
      const hidden = await page
        .locator('[data-reveal]:not([data-reveal=half])')
        .evaluateAll((all) => all.filter((each) => getComputedStyle(each).opacity !== '1').length);
      expect(hidden).toBe(0);
      expect(await opacity(page)).toBe(0.5);
    });
  }
});

test.describe('the news tiles', () => {
  test('tell their date and title when pointed at or focused', async ({ page }) => {
    await page.goto('/');
    const tile = page.getByRole('article').first();
    await tile.scrollIntoViewIfNeeded();
    const words = tile.locator('.news-words');
    await expect(words).toHaveCSS('opacity', '0');
    await tile.hover();
    await expect(words).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(words).toHaveCSS('opacity', '0');
    await tile.getByRole('link').focus();
    await expect(words).toHaveCSS('opacity', '1');
    expect(await page.getByRole('article').count()).toBe(4);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('tell them at once', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.news-words').first()).toHaveCSS('opacity', '1');
    });
  });
});
