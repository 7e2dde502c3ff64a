import de from '../messages/de.json' with { type: 'json' };
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

const controls = de.home.carouselControls;
const title = 'A slide in English only';

let rest: WordPressRest;
let id: number;

test.beforeAll(async () => {
  rest = await WordPressRest.logIn();
  const body = { status: 'publish', title };
  ({ id } = await rest.send({ method: 'POST', path: '/wp/v2/posts', body }));
});

test.afterAll(async () => {
  await rest.send({ method: 'DELETE', path: `/wp/v2/posts/${id}?force=true` });
});

test(
  'on a German page, a slide without a German title is announced as English',
  { tag: '@nightly' },
  async ({ page }) => {
    // Without autoplay.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const slides = page.getByRole('region', { name: de.news.slides });
    // The stored list may be older than the post.
    await expect(async () => {
      await page.goto('/de/news');
      await expect(slides.getByRole('link')).toContainText(title, { timeout: 1000 });
    }).toPass();
    await slides.getByRole('button', { name: controls.next }).click();
    await slides.getByRole('button', { name: controls.previous }).click();

    const announcement = slides.locator('[aria-live]');
    const [place = ''] = controls.shown.replace('{number}', '1').split('{count}');
    await expect(announcement).toContainText(place);
    await expect(announcement.locator('[lang=en]')).toHaveText(title);
  },
);
