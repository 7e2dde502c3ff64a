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

  for (const [what, options] of [
    ['control', { modifiers: ['ControlOrMeta'] }],
    ['shift', { modifiers: ['Shift'] }],
    ['the middle button', { button: 'middle' }],
  ] as const) {
    test(`is a link to where it is watched for a click with ${what}`, async ({ page }) => {
      await page.goto('/');
      const play = page.getByRole('button', { name: home.video.play });
      await expect(play).toHaveAttribute('href', /youtube\.com\/watch\?v=/);
      // A tab is on its way before anything can stand in for another host: one of our own pages does.
      await play.evaluate((link: HTMLAnchorElement) => (link.href = '/news'));
      const [other] = await Promise.all([
        page.context().waitForEvent('page'),
        play.click({ ...options, modifiers: 'modifiers' in options ? [...options.modifiers] : [] }),
      ]);

      await expect(other).toHaveURL('/news');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/');
    });
  }

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
