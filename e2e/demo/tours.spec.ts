import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import seed from '../../stack/seed/tours.json' with { type: 'json' };
import { listedEvents } from '../support/events';
import { expect, test } from '../support/test';

const languages = [
  { path: '/tours', words: en.tours, locale: 'en', postponed: en.event.postponed },
  { path: '/de/touren', words: de.tours, locale: 'de', postponed: de.event.postponed },
] as const;

for (const { path, words, locale, postponed } of languages) {
  test(
    `${path}: the first tour has a page with two columns of sixteen dates`,
    { tag: '@nightly' },
    async ({ page }) => {
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
    },
  );

  test(
    `${path}: badges say which dates were postponed, canceled or online`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(`${path}/music-love-tour`);
      const moved = page.getByRole('listitem').filter({ hasText: 'LINDENTAL, CH' }).first();
      const badges = moved.getByRole('listitem');
      await expect(badges).toHaveCount(3);
      const dates =
        locale === 'en' ? ['20 MAR', '11 SEP', '4 MAR'] : ['20. MÄRZ', '11. SEPT', '4. MÄRZ'];
      await expect(badges).toHaveText(
        ['2021', '2021', '2023'].map((year, index) =>
          words.status.postponed.replace('<date></date>', `${dates[index]} ${year}`),
        ),
      );
      await expect(badges.last().locator('time')).toHaveAttribute('datetime', '2023-03-04');
      await expect(page.getByText(words.status.canceled, { exact: true })).toHaveCount(2);
      await expect(page.getByText(words.status.online, { exact: true })).toHaveCount(3);
      // This date has no place: the page shows none, and leaves no empty paragraph.
      const venue = locale === 'en' ? 'A house and the house' : 'Ein Haus und das Haus';
      const window = page.getByRole('listitem').filter({ hasText: venue });
      await expect(window.locator('p')).toHaveCount(2);

      await expect(page.getByText(words.gallerySoon, { exact: true })).toBeVisible();

      await page.goto(`${path}/positive-music-power-tour`);
      await expect(page.getByText(words.status.present, { exact: true })).toBeVisible();
    },
  );

  test(
    `${path}: the Soul Song Tour lists its events, and does not say that they come soon`,
    { tag: '@nightly' },
    async ({ page, request }) => {
      await page.goto(`${path}/soul-song-tour`);
      const section = page.getByRole('region', { name: words.appearances });
      await expect(section).toBeVisible();
      await expect(section.getByText(words.comingSoon, { exact: true })).toHaveCount(0);

      for (const [name, type] of [
        [words.upcoming, 'upcoming'],
        [words.past, 'past'],
      ] as const) {
        const listed = await listedEvents(request, type);
        const ofTour = listed.filter(({ tour }) => tour === 'soul-song-tour');
        const list = section.getByRole('region', { name, exact: true });
        const links = await list
          .getByRole('link')
          .evaluateAll((all) => all.map((each) => each.getAttribute('href')!.split('/').at(-1)));
        expect(links).toEqual(ofTour.map(({ slug }) => slug));
        expect(links.length).toBeGreaterThan(0);
      }
      const mark = section.getByText(postponed, { exact: true }).first();
      await expect(mark).toBeVisible();
      // axe does not report text that has the colour of its background.
      const [colour, ground] = await mark.evaluate((each) => [
        getComputedStyle(each).color,
        getComputedStyle(each).backgroundColor,
      ]);
      expect(colour).not.toBe(ground);
      await section.getByRole('link').first().click();
      await page.getByRole('link', { name: 'Soul Song Tour' }).click();
      await expect(page).toHaveURL(`${path}/soul-song-tour`);
    },
  );

  test(
    `${path}: the gallery of a tour has captions in the language of the page, and opens by keyboard`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(`${path}/in-colors-tour`);
      const section = page.getByRole('region', { name: words.gallery });
      const [first, second] = gallery('in-colors-tour').map((picture) => picture[locale]);
      await expect(section.getByText(first!)).toBeVisible();
      await expect(section.getByText(words.gallerySoon)).toHaveCount(0);

      await section.locator('a[data-zoom]').first().focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(first!);
      await page.keyboard.press('ArrowRight');
      await expect(dialog).toContainText(second!);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(section.locator('a[data-zoom]').first()).toBeFocused();
    },
  );
}

const gallery = (slug: string) => seed.find((tour) => tour.slug === slug)!.gallery;

test(
  'a date that is free text is in the language of the page',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/tours/positive-music-power-tour');
    await expect(page.getByText('7-8 JUN 2023')).toBeVisible();
    await page.getByRole('link', { name: en.nav.otherLanguage }).click();
    await expect(page).toHaveURL('/de/touren/positive-music-power-tour');
    await expect(page.getByText('7.–8. JUNI 2023')).toBeVisible();
  },
);
