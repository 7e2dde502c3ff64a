import { site } from '../lib/site';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { overflowOf, scrollThroughPage } from './support/axe';
import { content } from './support/content';
import { expectReadable } from './support/contrast';
import { nightlyIfGerman, nightlyVariant } from './support/nightly';
import { watchOtherHosts } from './support/other-hosts';
import { expect, test } from './support/test';

const { home } = en;
const shownEvents = Math.min(3, content.upcomingEvents);

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
      const title = `${path} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
      test.describe(title, nightlyVariant(path, javaScriptEnabled), () => {
        test.use({ javaScriptEnabled });

        test('shows every section in order, with its text and links', async ({ page }) => {
          await page.goto(path);
          const headings = await page.getByRole('main').getByRole('heading').allTextContents();
          // The event cards between the sections come from WordPress and may change, so their headings are left out.
          const preview = page.getByRole('region', { name: words.home.events.title });
          await expect(preview.getByRole('article')).toHaveCount(shownEvents);
          const cards = await preview.getByRole('article').getByRole('heading').allTextContents();
          const found = headings.filter((heading) => !cards.includes(heading));
          for (const [index, title] of sectionsOf(words).entries()) {
            expect(found[index]).toContain(title);
          }
          for (const name of [
            words.home.app.signUp,
            words.home.premium.signIn,
            words.home.premium.trial,
            words.home.events.all,
            words.home.allNews,
          ]) {
            await expect(
              page
                .getByRole('main')
                .getByRole('link', { name: new RegExp(`^${name}`) })
                .first(),
            ).toBeVisible();
          }
        });
      });
    }

    test(
      `${path} has a title, a canonical address and sections that a link can lead to`,
      nightlyIfGerman(path),
      async ({ page }) => {
        await page.goto(`${path}#${site.offer.section}`);
        await expect(page).toHaveTitle(words.home.title.replace('{product}', content.product));
        await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
        await expect(page.locator(`#${site.offer.section}`)).toBeInViewport();
        await page.goto(`${path}#journey`);
        await expect(page.locator('#journey')).toBeInViewport();
      },
    );
  }

  test.describe('with its pictures', () => {
    test.use({ loadsPictures: true });

    test('paints the hero picture as its largest content, without layout shifts', async ({
      page,
    }) => {
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
      const seen = () =>
        page.evaluate(
          () => (window as unknown as { seen: { shift: number; largest: string } }).seen,
        );
      await expect.poll(async () => (await seen()).largest).toContain('hero-picture');
      await page.waitForLoadState('networkidle');
      expect(await seen()).toEqual({ shift: 0, largest: expect.stringContaining('hero-picture') });

      const source = await page
        .locator('.hero-picture')
        .evaluate((image: HTMLImageElement) => image.currentSrc);
      const hero = await page.request.get(source, { headers: { accept: 'image/avif' } });
      expect(hero.headers()['content-type']).toBe('image/avif');
      expect((await hero.body()).length).toBeLessThan(60 * 1024);
    });
  });

  test('sends no request to another host', { tag: '@nightly' }, async ({ page }) => {
    const others = watchOtherHosts(page);
    await page.goto('/');
    await scrollThroughPage(page);
    expect(others).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });

  test('has text on pictures with enough contrast', { tag: '@nightly' }, async ({ page }) => {
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
