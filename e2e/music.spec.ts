import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { stack } from './support/environment';
import { answerOf, expectOneRedirect, shownAfter } from './support/site';
import { nightlyUnlessTurned } from './support/nightly';
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

const languages = [
  { words: en, music: '/music', date: '8 May 2026' },
  { words: de, music: '/de/musik', date: '8. Mai 2026' },
];

for (const { words, music, date } of languages) {
  test.describe(music, () => {
    for (const javaScriptEnabled of [true, false]) {
      const title = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';
      test.describe(title, nightlyUnlessTurned(music, javaScriptEnabled), () => {
        test.use({ javaScriptEnabled });

        test('lists every release and leads to each', async ({ page, request }) => {
          const all = await request.get(`${stack.wordpressUrl}/wp-json/wp/v2/music?per_page=1`);
          // What the tests before this one took away is gone a moment after they ended.
          await expect(async () => {
            await page.goto(music);
            expect(await page.getByRole('article').count()).toBe(
              Number(all.headers()['x-wp-total']),
            );
          }).toPass();
          await page.getByRole('link', { name: 'Night Grammar' }).click();

          await expect(page).toHaveURL(`${music}/night-grammar`);
          await page.getByRole('link', { name: words.music.back }).click();
          await expect(page).toHaveURL(music);
        });

        test('says all that is known of a release', async ({ page }) => {
          await page.goto(`${music}/night-grammar`);
          const main = page.getByRole('main');
          await expect(main).toContainText(words.music.released.replace('{date}', date));
          const { text, tracklist, credits, additional, information } = words.music;
          for (const name of [text, tracklist, credits, additional, information]) {
            await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
          }
          await expect(
            main.getByRole('listitem').filter({ hasText: 'Conjunctions' }),
          ).toBeVisible();
          await expect(main).toContainText('CH-A4L-26-00004');

          const buttons = main.getByRole('list', { name: words.music.platforms });
          await expect(buttons.getByRole('link')).toHaveCount(5);
          for (const [name, address] of [
            ['Spotify', /^https:\/\/open\.spotify\.com\//],
            ['Apple Music', /^https:\/\/music\.apple\.com\//],
            ['YouTube Music', /^https:\/\/music\.youtube\.com\//],
            [words.music.listen, /^https:\/\/listen\.example\//],
            [words.music.watchOn.replace('{name}', 'YouTube'), /^https:\/\/www\.youtube\.com\//],
          ] as const) {
            const link = buttons.getByRole('link', { name: new RegExp(`^${name} ?:`) });
            await expect(link).toHaveAttribute('href', address);
            await expect(link).toHaveAttribute('target', '_blank');
          }
        });
      });
    }

    test('leads from a release that is not there to all of them', async ({ request }) => {
      const answer = await answerOf(request, `${music}/no-such-release`);
      expect([answer.status, answer.location]).toEqual([307, music]);
      expect(answer.caching).toContain('no-store');
    });
  });
}

test('a release has boxes only for what is told, from its first hour to its last', async ({
  page,
  request,
}) => {
  const rest = await WordPressRest.logIn();
  expect((await answerOf(request, '/music/one-bare-note')).status).toBe(307);
  const release = await rest.send({
    method: 'POST',
    path: '/wp/v2/music',
    body: { title: 'One bare note', slug: 'one-bare-note', status: 'publish' },
  });
  try {
    await shownAfter(request, { path: '/music', words: 'One bare note', since: new Date() });
    await page.goto('/music/one-bare-note');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading')).toHaveText(['One bare note']);
    await expect(main.getByRole('list', { name: en.music.platforms })).toHaveCount(0);

    await rest.send({
      method: 'POST',
      path: `/wp/v2/music/${release.id}`,
      body: { meta: { label: 'Walnut Tree Recordings' } },
    });
    await shownAfter(request, {
      ...{ path: '/music/one-bare-note', words: 'Walnut Tree', since: new Date() },
    });
  } finally {
    await rest.send({ method: 'DELETE', path: `/wp/v2/music/${release.id}?force=true` });
    await rest.end();
  }
  await expect
    .poll(async () => (await answerOf(request, '/music/one-bare-note')).status, { timeout: 15_000 })
    .toBe(307);
  await expect
    .poll(async () => (await answerOf(request, '/music')).text, { timeout: 15_000 })
    .not.toContain('One bare note');
});

test('addresses of music lead to the right one', async ({ request }) => {
  await expectOneRedirect(request, '/de/music/x', '/de/musik/x');
  await expectOneRedirect(request, '/musik', '/music');
  await expectOneRedirect(request, '/de/musik/page/1', '/de/musik');
  expect((await answerOf(request, '/music/page/2')).status).toBe(404);
});
