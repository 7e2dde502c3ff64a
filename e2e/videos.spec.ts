import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { content } from './support/content';
import { stack } from './support/environment';
import { fetchPath, expectOneRedirect } from './support/site';
import { expect, test, type APIRequestContext } from './support/test';

const languages = [
  { words: en, videos: '/videos' },
  { words: de, videos: '/de/videos' },
];

for (const { words, videos } of languages) {
  test.describe(videos, { tag: '@nightly' }, () => {
    for (const javaScriptEnabled of [true, false]) {
      const title = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';
      test.describe(title, () => {
        test.use({ javaScriptEnabled });

        test('lists every video and links to its page', async ({ page, request }) => {
          // Items that other tests have just deleted may still be in the list.
          await expect(async () => {
            await page.goto(videos);
            const count = await countOfVideos(request);
            await expect(page.getByRole('article')).toHaveCount(count, { timeout: 500 });
          }).toPass();
          const last = page.getByRole('article').last().getByRole('link');
          const title = await last.textContent();
          await last.click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
          await page.getByRole('link', { name: words.videos.back }).click();
          await expect(page).toHaveURL(videos);
        });
      });
    }

    test('plays a video on a click, and sends no request to YouTube before', async ({ page }) => {
      const requests: string[] = [];
      await page.route(/youtube/, (route) => {
        requests.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
      });
      await page.goto(`${videos}/${content.video}`);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const play = page.getByRole('button', { name: words.videos.play.replace('{title}', title) });
      await expect(play).toBeVisible();
      expect(requests).toEqual([]);

      await play.click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.locator('iframe')).toHaveAttribute(
        'src',
        /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1&rel=0$/,
      );
      await page.keyboard.press('Escape');
      await expect(play).toBeFocused();
    });

    test('is where the address of a missing video redirects to', async ({ request }) => {
      const response = await fetchPath(request, `${videos}/no-such-video`);
      expect([response.status, response.location]).toEqual([307, videos]);
      expect(response.caching).toContain('no-store');
    });
  });
}

test.describe('without JavaScript', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link to YouTube', async ({ page }) => {
    await page.goto(`/videos/${content.video}`);
    const [play] = en.videos.play.split('{title}');
    const link = page.getByRole('link', { name: new RegExp(`^${play}`) });
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
  });
});

test(
  'other addresses of videos redirect to the right one, and the list is served from the cache',
  { tag: '@nightly' },
  async ({ request }) => {
    await expectOneRedirect(request, '/videos/page/1', '/videos');
    await expectOneRedirect(request, '/de/Videos/', '/de/videos');
    expect((await fetchPath(request, '/videos/page/2')).status).toBe(404);
    await expect.poll(async () => (await fetchPath(request, '/videos')).state).toBe('HIT');
  },
);

async function countOfVideos(request: APIRequestContext): Promise<number> {
  const response = await request.get(`${stack.wordpressUrl}/wp-json/wp/v2/videos?per_page=1`);
  return Number(response.headers()['x-wp-total']);
}
