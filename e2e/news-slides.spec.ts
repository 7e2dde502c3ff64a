import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { expect, test, type Page } from './support/test';

test.describe('the slides with the newest three posts', { tag: '@nightly' }, () => {
  test('advance by themselves until the visitor uses a button', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/news');
    const slides = page.getByRole('region', { name: en.news.slides });
    const posts = await cardTitles(page, 3);
    await expect(
      slides.getByRole('button', { name: en.home.carouselControls.pause }),
    ).toBeVisible();
    await expect(slides.getByRole('link')).toContainText(posts[0]!);
    // The second slide appears by itself, five seconds after a press of Play.
    await slides.getByRole('button', { name: en.home.carouselControls.pause }).click();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await slides.getByRole('button', { name: en.home.carouselControls.play }).click();
    await page.clock.runFor(4_900);
    await expect(slides.getByRole('link')).toContainText(posts[0]!);
    await page.clock.runFor(150);
    await expect(slides.getByRole('link')).toContainText(posts[1]!);
    await page.clock.resume();

    await slides.getByRole('button', { name: en.home.carouselControls.next }).click();
    await expect(slides.getByRole('link')).toContainText(posts[2]!);
    await expect(slides.getByRole('button', { name: en.home.carouselControls.play })).toBeVisible();
    await slides.getByRole('button', { name: en.home.carouselControls.next }).click();
    await expect(slides.getByRole('link')).toContainText(posts[0]!);
    await slides.getByRole('button', { name: en.home.carouselControls.previous }).click();
    await expect(slides.getByRole('link')).toContainText(posts[2]!);
    await page.clock.runFor(15_000);
    await expect(slides.getByRole('link')).toContainText(posts[2]!);

    await slides.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[2]!);
  });

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const how = reducedMotion === 'reduce' ? 'reduced motion' : 'motion stopped in the footer';
    test(`do not advance by themselves with ${how}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.clock.install();
      await page.goto('/de/news');
      await page.getByRole('checkbox', { name: de.footer.stopMotion }).setChecked(true);
      const slides = page.getByRole('region', { name: de.news.slides });
      const posts = await cardTitles(page, 3);
      const next = slides.getByRole('button', { name: de.home.carouselControls.next });
      await expect(next).toBeVisible();
      await page.clock.runFor(15_000);
      await expect(slides.getByRole('link')).toContainText(posts[0]!);
      await next.click();
      await expect(slides.getByRole('link')).toContainText(posts[1]!);
    });
  }

  test('keep the keyboard focus on the link of the shown post', async ({ page }) => {
    // Without autoplay.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/news');
    const slides = page.getByRole('region', { name: en.news.slides });
    const posts = await cardTitles(page, 3);
    await expect(slides.getByRole('button', { name: en.home.carouselControls.next })).toBeVisible();
    const link = slides.getByRole('link');
    await link.focus();
    for (const post of [posts[1]!, posts[2]!, posts[0]!]) {
      await page.keyboard.press('ArrowRight');
      await expect(link).toContainText(post);
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('ArrowLeft');
    await expect(link).toContainText(posts[2]!);
    await expect(link).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('show only the first slide', async ({ page }) => {
      await page.goto('/news');
      const slides = page.getByRole('region', { name: en.news.slides });
      const [first] = await cardTitles(page, 1);
      await expect(slides.getByRole('link')).toHaveCount(1);
      await expect(slides.getByRole('link')).toContainText(first!);
      await expect(slides.getByRole('button')).toHaveCount(0);
    });
  });
});

async function cardTitles(page: Page, count: number): Promise<string[]> {
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  return titles.slice(0, count);
}
