import en from '../messages/en.json' with { type: 'json' };
import { expect, test } from './support/test';

const { home } = en;

test.describe('the film', () => {
  test('is fetched when it is asked for, and gone when it is closed', async ({ page }) => {
    const asked: string[] = [];
    await page.route(/youtube/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
    });
    await page.goto('/');
    const play = page.getByRole('button', { name: home.video.play });
    await play.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);

    await play.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: home.video.dialog });
    await expect(dialog.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1&rel=0$/,
    );
    await expect.poll(() => asked.length).toBe(1);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(play).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link', async ({ page }) => {
      await page.goto('/');
      const link = page.getByRole('link', { name: home.video.play });
      await expect(link).toHaveAttribute('href', /youtube\.com\/watch\?v=/);
      await expect(link).toHaveAttribute('rel', /noopener/);
    });
  });
});
