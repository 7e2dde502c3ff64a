import { tours } from '../content/tours/tours';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { expectReadable } from './support/contrast';
import { nightlyUnlessTurned } from './support/nightly';
import { expect, test } from './support/test';

const languages = [
  { path: '/tours', words: en.tours, locale: 'en' },
  { path: '/de/touren', words: de.tours, locale: 'de' },
] as const;

for (const { path, words, locale } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const title = `${path} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
    test.describe(title, nightlyUnlessTurned(path, javaScriptEnabled), () => {
      test.use({ javaScriptEnabled });

      test('shows ten tours, the newest first, and leads to each', async ({ page }) => {
        await page.goto(path);
        await expect(page).toHaveTitle(words.pageTitle.replace('{product}', 'Auralune'));
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

      test('has a page for the first tour, in two columns of sixteen', async ({ page }) => {
        await page.goto(`${path}/aura-lune-tour`);
        const section = page.getByRole('region', { name: words.appearances });
        await expect(section.locator('time').first()).toHaveAttribute('datetime', '2014-06-07');
        const columns = section.locator('div > ul:not(li ul)');
        await expect(columns).toHaveCount(2);
        for (const column of await columns.all()) {
          await expect(column.locator(':scope > li')).toHaveCount(16);
        }
        await expect(page.getByText(words.gallerySoonShort, { exact: true })).toBeVisible();
        await page.getByRole('link', { name: words.backToTours }).first().click();
        await expect(page).toHaveURL(path);
      });
    });
  }

  test(`${path}: badges say what became of an evening`, async ({ page }) => {
    await page.goto(`${path}/music-love-tour`);
    const moved = page.getByRole('listitem').filter({ hasText: 'LINDENTAL, CH' }).first();
    const badges = moved.getByRole('listitem');
    await expect(badges).toHaveCount(3);
    await expect(badges.first()).toContainText(words.status.postponed);
    await expect(badges.last()).toContainText(words.status.postponedAgain);
    await expect(badges.last().locator('time')).toHaveAttribute('datetime', '2023-03-04');
    await expect(page.getByText(words.status.canceled, { exact: true })).toHaveCount(2);
    await expect(page.getByText(words.status.online, { exact: true })).toHaveCount(3);
    await expect(page.getByText(/POSTPONED TO|CANCELED!/)).toHaveCount(0);
    // Sung from the window: no place is named, and none is left empty.
    const window = page.getByRole('listitem').filter({ hasText: 'Ein Haus und das Haus' });
    await expect(window.locator('p')).toHaveCount(2);

    await page.goto(`${path}/positive-music-power-tour`);
    await expect(page.getByText(words.status.present, { exact: true })).toBeVisible();
    await expect(page.getByText(words.gallerySoon, { exact: true })).toBeVisible();
  });

  test(`${path}: the Soul Song Tour has no dates yet`, async ({ page }) => {
    await page.goto(`${path}/soul-song-tour`);
    const section = page.getByRole('region', { name: words.appearances });
    await expect(section.getByText(words.comingSoon, { exact: true })).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveCount(0);
  });
}

test('free dates are written in the language of the page', async ({ page }) => {
  await page.goto('/tours/positive-music-power-tour');
  await expect(page.getByText('23/24 MAR 2024')).toBeVisible();
  await page.getByRole('link', { name: en.nav.otherLanguage }).click();
  await expect(page).toHaveURL('/de/touren/positive-music-power-tour');
  await expect(page.getByText('23./24. MÄRZ 2024')).toBeVisible();
});

test('a tour that never was is a 404', async ({ page }) => {
  const response = await page.goto('/tours/no-such-tour');
  expect(response?.status()).toBe(404);
  await expect(page.getByText(en.notFound.text)).toBeVisible();
});

test('tours come one part after another, once', async ({ page }) => {
  await page.goto('/tours');
  await expect(page.locator('html')).toHaveAttribute('data-reveals');
  const parts = page.locator('[data-reveal=cascade]').nth(3).locator(':scope > *');
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
});

test('the picture of a tour stands still while its section passes', async ({ page }) => {
  await page.goto('/tours');
  const section = page.locator('section.story').nth(2);
  const top = (await section.boundingBox())!.y;
  for (const part of [-0.4, 0, 0.4]) {
    await page.evaluate(
      (y) => scrollTo({ top: y, behavior: 'instant' }),
      top + part * page.viewportSize()!.height,
    );
    await page.waitForTimeout(100);
    const { y } = (await section.locator('.story-picture').boundingBox())!;
    expect(Math.abs(y)).toBeLessThan(2);
  }
});

test('words on the pictures of tours are readable', async ({ page }) => {
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
