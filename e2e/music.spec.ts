import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { content } from './support/content';
import { stack } from './support/environment';
import { fetchPath, expectOneRedirect, timeUntilShown } from './support/site';
import { nightlyVariant } from './support/nightly';
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

const languages = [
  { words: en, music: '/music' },
  { words: de, music: '/de/musik' },
];

for (const { words, music } of languages) {
  test.describe(music, () => {
    for (const javaScriptEnabled of [true, false]) {
      const title = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';
      test.describe(title, nightlyVariant(music, javaScriptEnabled), () => {
        test.use({ javaScriptEnabled });

        test('lists every release and links to its page', async ({ page, request }) => {
          const all = await request.get(`${stack.wordpressUrl}/wp-json/wp/v2/music?per_page=1`);
          // Items that earlier tests deleted disappear from the page a little later.
          await expect(async () => {
            await page.goto(music);
            expect(await page.getByRole('article').count()).toBe(
              Number(all.headers()['x-wp-total']),
            );
          }).toPass();
          const link = page.locator(`a[href="${music}/${content.release}"]`);
          // The whole card is a link, its picture too. Playwright would wait for a picture that nothing covers.
          const picture = page.locator('article').filter({ has: link }).locator('img').first();
          await picture.click({ force: true });

          await expect(page).toHaveURL(`${music}/${content.release}`);
          await page.getByRole('link', { name: words.music.back }).click();
          await expect(page).toHaveURL(music);
        });
      });
    }

    test('is where the address of a missing release redirects to', async ({ request }) => {
      const response = await fetchPath(request, `${music}/no-such-release`);
      expect([response.status, response.location]).toEqual([307, music]);
      expect(response.caching).toContain('no-store');
    });
  });
}

test('a new release shows boxes only for its data, shows an edit, and disappears when deleted', async ({
  page,
  request,
}) => {
  const rest = await WordPressRest.logIn();
  expect((await fetchPath(request, '/music/one-bare-note')).status).toBe(307);
  const release = await rest.send({
    method: 'POST',
    path: '/wp/v2/music',
    body: { title: 'One bare note', slug: 'one-bare-note', status: 'publish' },
  });
  try {
    await timeUntilShown(request, { path: '/music', words: 'One bare note', since: new Date() });
    await page.goto('/music/one-bare-note');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading')).toHaveText(['One bare note']);
    await expect(main.getByRole('list', { name: en.music.platforms })).toHaveCount(0);

    await rest.send({
      method: 'POST',
      path: `/wp/v2/music/${release.id}`,
      body: { meta: { label: 'Walnut Tree Recordings' } },
    });
    await timeUntilShown(request, {
      ...{ path: '/music/one-bare-note', words: 'Walnut Tree', since: new Date() },
    });
  } finally {
    await rest.send({ method: 'DELETE', path: `/wp/v2/music/${release.id}?force=true` });
  }
  await expect
    .poll(async () => (await fetchPath(request, '/music/one-bare-note')).status, {
      timeout: 15_000,
    })
    .toBe(307);
  await expect
    .poll(async () => (await fetchPath(request, '/music')).text, { timeout: 15_000 })
    .not.toContain('One bare note');
});

test('other addresses of music redirect to the right one', async ({ request }) => {
  await expectOneRedirect(request, '/de/musik/page/1', '/de/musik');
  const status = stack.isDevelopment ? 200 : 404;
  expect((await fetchPath(request, '/music/page/2')).status).toBe(status);
});
