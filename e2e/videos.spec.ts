import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { stack } from './support/environment';
import { answerOf, expectOneRedirect } from './support/site';
import { nightlyUnlessTurned } from './support/nightly';
import { expect, test, type APIRequestContext } from './support/test';

const languages = [
  { words: en, videos: '/videos' },
  { words: de, videos: '/de/videos' },
];

for (const { words, videos } of languages) {
  test.describe(videos, () => {
    for (const javaScriptEnabled of [true, false]) {
      const title = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';
      test.describe(title, nightlyUnlessTurned(videos, javaScriptEnabled), () => {
        test.use({ javaScriptEnabled });

        test('lists every video and leads to each', async ({ page, request }) => {
          // What another spec took away a moment ago may still be on its way out.
          await expect(async () => {
            await page.goto(videos);
            const count = await countOfVideos(request);
            await expect(page.getByRole('article')).toHaveCount(count, { timeout: 500 });
          }).toPass();
          const second = page.getByRole('article').nth(1).getByRole('link');
          const title = await second.textContent();
          await second.click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
          await page.getByRole('link', { name: words.videos.back }).click();
          await expect(page).toHaveURL(videos);
        });
      });
    }

    test('plays on a click, and asks nobody before it', async ({ page }) => {
      const asked: string[] = [];
      await page.route(/youtube/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
      });
      await page.goto(`${videos}/rims`);
      const play = page.getByRole('button', { name: words.videos.play.replace('{title}', 'Rims') });
      await expect(play).toBeVisible();
      expect(asked).toEqual([]);

      await play.click();
      const dialog = page.getByRole('dialog', { name: 'Rims' });
      await expect(dialog.locator('iframe')).toHaveAttribute(
        'src',
        /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1&rel=0$/,
      );
      await page.keyboard.press('Escape');
      await expect(play).toBeFocused();
    });

    test('says who made a video and when', async ({ page }) => {
      await page.goto(`${videos}/rims`);
      const main = page.getByRole('main');
      await expect(main).toContainText('Auralune');
      const released = { en: '1 December 2025', de: '1. Dezember 2025' };
      const language = videos === '/videos' ? 'en' : 'de';
      await expect(main).toContainText(words.videos.released.replace('{date}', released[language]));
      await expect(main.getByRole('heading', { name: words.videos.credits })).toBeVisible();
      await expect(main.getByText(/^SPECIAL THANKS/)).toHaveCSS('font-weight', '700');
      await expect(main.getByText(/^Voice: Aura/)).not.toHaveCSS('font-weight', '700');
    });

    test('leads from a video that is not there to all of them', async ({ request }) => {
      const answer = await answerOf(request, `${videos}/no-such-video`);
      expect([answer.status, answer.location]).toEqual([307, videos]);
      expect(answer.caching).toContain('no-store');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is watched where it is', async ({ page }) => {
    await page.goto('/videos/rims');
    const link = page.getByRole('link', { name: /^Play the video: Rims/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
  });
});

test('addresses of videos lead to the right one, and cost WordPress nothing once they are made', async ({
  request,
}) => {
  await expectOneRedirect(request, '/videos/page/1', '/videos');
  await expectOneRedirect(request, '/de/Videos/', '/de/videos');
  expect((await answerOf(request, '/videos/page/2')).status).toBe(404);
  await expect.poll(async () => (await answerOf(request, '/videos')).state).toBe('HIT');
});

async function countOfVideos(request: APIRequestContext): Promise<number> {
  const response = await request.get(`${stack.wordpressUrl}/wp-json/wp/v2/videos?per_page=1`);
  return Number(response.headers()['x-wp-total']);
}
