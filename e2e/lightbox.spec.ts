import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { everyBlock } from './fixtures/every-block';
import { expectAccessible } from './support/axe';
import { Editor } from './support/editor';
import { stack } from './support/environment';
import { publishPost, uploadedPictures } from './support/posts';
import { expect, test, type Page } from './support/test';

/** A post with pictures and a gallery. */
let post: string;

test.use({ loadsPictures: true });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  const editor = new Editor(await browser.newPage());
  await editor.logIn();
  post = await publishPost(editor, {
    title: 'Pictures in a lightbox',
    content: everyBlock({
      pictures: await uploadedPictures(editor),
      wordpressUrl: stack.wordpressUrl,
    }),
  });
  await editor.page.close();
});

test('pictures open in a lightbox, which goes from the last to the first', async ({ page }) => {
  await page.goto(post);
  const first = page.locator('.prose a[data-zoom]').first();
  const count = await page.locator('.prose a[data-zoom]').count();
  await expect(first).toHaveAttribute('aria-haspopup', 'dialog');
  await first.click();
  const dialog = page.getByRole('dialog', { name: en.prose.pictures.title });
  await expect(dialog.getByText(`1 / ${count}`)).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'A figure in light' })).toBeVisible();
  await expect(dialog.getByText('Sand on a plate at 432 Hertz', { exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: en.prose.pictures.previous }).click();
  await expect(dialog.getByText(`${count} / ${count}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(`2 / ${count}`)).toBeVisible();
  await swipe(page, 'left');
  await expect(dialog.getByText(`3 / ${count}`)).toBeVisible();
  await swipe(page, 'right');
  await expect(dialog.getByText(`2 / ${count}`)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText(/^1 \/ \d+: A figure in light/)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test(
  'a drag over the caption of a large picture selects text, and one over a zoomed picture moves it',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(post);
    const count = await page.locator('.prose a[data-zoom]').count();
    await page.locator('.prose a[data-zoom]').first().click();
    const dialog = page.getByRole('dialog', { name: en.prose.pictures.title });
    const caption = dialog.getByText('Sand on a plate at 432 Hertz');
    await expect(caption).toBeVisible();
    await swipe(page, 'left', (await caption.boundingBox())!);
    expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
    await expect(dialog.getByText(`1 / ${count}`)).toBeVisible();

    const figure = dialog.getByRole('figure');
    await expect(figure).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    // Playwright cannot zoom with two fingers.
    const zoom = (scale: number) =>
      page.evaluate((value) => {
        Object.defineProperty(visualViewport!, 'scale', { configurable: true, value });
        visualViewport!.dispatchEvent(new Event('resize'));
      }, scale);
    await zoom(2);
    await expect(figure).toHaveCSS('touch-action', 'auto');
    await swipe(page, 'left');
    await expect(dialog.getByText(`1 / ${count}`)).toBeVisible();
    await zoom(1);
    await expect(figure).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    await swipe(page, 'left');
    await expect(dialog.getByText(`2 / ${count}`)).toBeVisible();
  },
);

test(
  'a keyboard user can open a picture of a gallery at its position',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`/de${post}`);
    const links = page.locator('.prose a[data-zoom]');
    const third = page.locator('.wp-block-gallery a[data-zoom]').nth(2);
    const place = await third.evaluate((link) =>
      [...document.querySelectorAll('.prose a[data-zoom]')].indexOf(link),
    );
    await expect(third).toHaveAttribute('aria-haspopup', 'dialog');
    await third.focus();
    await page.keyboard.press('Space');

    const dialog = page.getByRole('dialog', { name: de.prose.pictures.title });
    await expect(dialog.getByText(`${place + 1} / ${await links.count()}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(third).toBeFocused();
  },
);

type Box = { x: number; y: number; width: number; height: number };

/** Drags the mouse over the large picture, or over another part of the page. */
async function swipe(page: Page, way: 'left' | 'right', part?: Box) {
  const box = part ?? (await page.locator('.lightbox-picture').boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const step = way === 'left' ? -120 : 120;
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + step, middle.y, { steps: 4 });
  await page.mouse.up();
}
