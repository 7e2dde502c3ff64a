import { tours } from '../content/tours/tours';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { content } from './support/content';
import { expectReadable } from './support/contrast';
import { expect, test } from './support/test';

const languages = [
  { path: '/tours', words: en.tours, locale: 'en' },
  { path: '/de/touren', words: de.tours, locale: 'de' },
] as const;

for (const { path, words, locale } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const title = `${path} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
    test.describe(title, { tag: '@nightly' }, () => {
      test.use({ javaScriptEnabled });

      test('shows every tour with its years, guests and line, and links to each', async ({
        page,
      }) => {
        await page.goto(path);
        await expect(page).toHaveTitle(words.pageTitle.replace('{product}', content.product));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
        await expect(page.getByText(words.tagline)).toBeVisible();
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 2 })).toHaveText(
          tours.map(({ name }) => name),
        );
        for (const tour of tours) {
          const section = page.getByRole('region', { name: tour.name, exact: true });
          await section.scrollIntoViewIfNeeded();
          await expect(section).toContainText(String(tour.from));
          await expect(section).toContainText(tour.to ? String(tour.to) : words.present);
          await expect(section).toContainText(
            words.guests.replace('{names}', tour.guests.join(', ')),
          );
          await expect(section.getByText(tour.line[locale])).toBeVisible();
          await expect(section.getByRole('link', { name: words.view })).toHaveAttribute(
            'href',
            `${path}/${tour.slug}`,
          );
        }
      });
    });
  }
}

test('a tour that does not exist is a 404', { tag: '@nightly' }, async ({ page }) => {
  const response = await page.goto('/tours/no-such-tour');
  expect(response?.status()).toBe(404);
  await expect(page.getByText(en.notFound.text)).toBeVisible();
});

test(
  'the parts of a tour appear one after another, and stay',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/tours');
    await expect(page.locator('html')).toHaveAttribute('data-reveals');
    const parts = page.locator('[data-reveal=cascade]').last().locator(':scope > *');
    await expect(parts.last()).toHaveCSS('opacity', '0');
    await parts.first().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 500);
    await expect(parts.last()).toHaveCSS('opacity', '1');
    const styles = await parts.evaluateAll((all) =>
      all.map((each) => {
        const { transitionDelay, transitionDuration } = getComputedStyle(each);
        return [transitionDelay.split(',')[0], transitionDuration.split(',')[0]];
      }),
    );
    expect(styles).toEqual([
      ['0.2s', '1s'],
      ['0.3s', '1s'],
      ['0.4s', '1s'],
      ['0.5s', '1s'],
    ]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(400);
    await expect(parts.last()).toHaveCSS('opacity', '1');
  },
);

test(
  'the picture of a tour does not move while its section scrolls',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/tours');
    const section = page.locator('section.scene').last();
    const top = (await section.boundingBox())!.y;
    for (const part of [-0.4, 0, 0.4]) {
      await page.evaluate(
        (y) => scrollTo({ top: y, behavior: 'instant' }),
        top + part * page.viewportSize()!.height,
      );
      await page.waitForTimeout(100);
      const { y } = (await section.locator('.scene-picture').boundingBox())!;
      expect(Math.abs(y)).toBeLessThan(2);
    }
  },
);

test('text on the pictures of tours has enough contrast', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/tours');
    for (const tour of tours) {
      await expectReadable(page.locator(`#${tour.slug}`), 3);
      await expectReadable(page.getByText(tour.line.en), 4.5);
    }
  }
});
