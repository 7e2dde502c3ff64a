import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { expect, test } from '../support/test';

const languages = [
  { words: en, music: '/music', date: '8 May 2026' },
  { words: de, music: '/de/musik', date: '8. Mai 2026' },
];

for (const { words, music, date } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const title = `${music} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
    test.describe(title, { tag: '@nightly' }, () => {
      test.use({ javaScriptEnabled });

      test('shows all data of a release', async ({ page }) => {
        await page.goto(`${music}/night-grammar`);
        const main = page.getByRole('main');
        await expect(main).toContainText(words.music.released.replace('{date}', date));
        const { text, tracklist, credits, additional, information } = words.music;
        for (const name of [text, tracklist, credits, additional, information]) {
          await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
        }
        await expect(main.getByRole('listitem').filter({ hasText: 'Conjunctions' })).toBeVisible();
        await expect(main).toContainText('CH-A4L-26-00004');

        const buttons = main.getByRole('list', { name: words.music.platforms });
        await expect(buttons.getByRole('link')).toHaveCount(5);
        for (const [name, address] of [
          ['Spotify', /^https:\/\/spotify\.example\//],
          ['Apple Music', /^https:\/\/apple-music\.example\//],
          ['YouTube Music', /^https:\/\/youtube-music\.example\//],
          [words.music.listen, /^https:\/\/listen\.example\//],
          [words.music.watch, /^https:\/\/watch\.example\//],
        ] as const) {
          const link = buttons.getByRole('link', { name: new RegExp(`^${name} ?:`) });
          await expect(link).toHaveAttribute('href', address);
          await expect(link).toHaveAttribute('target', '_blank');
        }
      });
    });
  }
}

test(
  'a German page keeps the English titles of tracks, and marks them as English',
  { tag: '@nightly' },
  async ({ page }) => {
    const english = page.getByRole('main').locator('[lang="en"]');
    await page.goto('/de/musik/night-grammar');
    await expect(english.filter({ hasText: 'Conjunctions' })).toBeVisible();
    // This release has a tracklist, but no tracks with data.
    await page.goto('/de/musik/in-colors');
    await expect(english.filter({ hasText: 'Verdigris' })).toBeVisible();
  },
);

/** Releases of the demo, with the number of their buttons. */
const releases = [
  ['six-minutes-in-c', 2],
  ['believe', 3],
  ['five-tones', 4],
  ['night-grammar', 5],
] as const;

for (const { words, music } of languages) {
  test(
    `${music}: the streaming buttons stand in even rows on a phone`,
    { tag: '@nightly' },
    async ({ page }) => {
      for (const [slug, count] of releases) {
        await page.goto(`${music}/${slug}`);
        const list = page.getByRole('list', { name: words.music.platforms });
        await expect(list.getByRole('link')).toHaveCount(count);
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 844 });
          const rows = await list.evaluate((element) => {
            const places = [...element.querySelectorAll('a')].map((each) =>
              each.getBoundingClientRect(),
            );
            const inRows = Map.groupBy(places, ({ top }) => Math.round(top));
            return [...inRows.values()].map((row) => ({
              left: Math.round(Math.min(...row.map(({ left }) => left))),
              right: Math.round(Math.max(...row.map(({ right }) => right))),
              heights: new Set(row.map(({ height }) => Math.round(height))).size,
            }));
          });
          // Each row begins and ends where the text around it does, at 32 pixels from the edge of the screen.
          expect(rows.length).toBeGreaterThan(1);
          const even = { left: 32, right: width - 32, heights: 1 };
          const at = `all rows of ${count} buttons must be even at ${width} px`;
          expect(rows, at).toEqual(rows.map(() => even));
        }
      }
    },
  );
}
