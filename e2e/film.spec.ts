import { site } from '../lib/site';
import en from '../messages/en.json' with { type: 'json' };
import { filmTitle } from './support/film';
import { expectPath } from './support/new-tab';
import { expect, test } from './support/test';

const { home } = en;

test.describe('the video on the home page', () => {
  test('loads when the visitor plays it, and is removed when the dialog closes', async ({
    page,
  }) => {
    const requests: string[] = [];
    await page.route(/youtube/, (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
    });
    await page.goto('/');
    const play = page.getByRole('button', { name: home.video.play });
    await play.scrollIntoViewIfNeeded();
    if (site.video.credit) await expect(page.getByText(filmTitle(en))).toBeVisible();
    expect(requests).toEqual([]);

    await play.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: filmTitle(en) });
    await expect(dialog.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1&rel=0$/,
    );
    await expect.poll(() => requests.length).toBe(1);

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
    test(
      `opens as a link in another tab on a click with ${what}`,
      { tag: '@nightly' },
      async ({ page }) => {
        await page.goto('/');
        const play = page.getByRole('button', { name: home.video.play });
        await expect(play).toHaveAttribute('href', /youtube\.com\/watch\?v=/);
        // A new tab sends its request before the test can respond in place of YouTube. So the test changes the link to
        // a page of the site.
        await play.evaluate((link: HTMLAnchorElement) => (link.href = '/news'));
        const [other] = await Promise.all([
          page.context().waitForEvent('page'),
          play.click({
            ...options,
            modifiers: 'modifiers' in options ? [...options.modifiers] : [],
          }),
        ]);

        await expectPath(other, '/news');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL('/');
      },
    );
  }

  test(
    'opens as a link when the script of the dialog cannot be loaded',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.route(/youtube/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>film</title>' }),
      );
      await page.goto('/');
      const play = page.getByRole('button', { name: home.video.play });
      await play.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
      await play.click();
      await expect(page).toHaveURL(/youtube\.com\/watch\?v=/);
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to YouTube', async ({ page }) => {
      await page.goto('/');
      const link = page.getByRole('link', { name: home.video.play });
      await expect(link).toHaveAttribute('href', /youtube\.com\/watch\?v=/);
      await expect(link).toHaveAttribute('rel', /noopener/);
    });
  });
});
