import { readdir, readFile } from 'node:fs/promises';

import library from '../wordpress/blocks/library.json' with { type: 'json' };
import { everyBlock } from './fixtures/every-block';
import { content } from './support/content';
import { expectAccessible, scrollThroughPage, watchConsole } from './support/axe';
import { Editor } from './support/editor';
import { stack } from './support/environment';
import { watchOtherHosts } from './support/other-hosts';
import { publishPost, uploadedPictures } from './support/posts';
import { expect, test, type Page } from './support/test';

let every: string;
let hostile: string;
/** A post with a table and buttons. */
let plain: string;
/** The blocks that the editor offers, but neither the post with every block nor the block library contains. */
let missing: string[];

test.use({ loadsPictures: true });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  // The editor needs scripts, even if the first test of this process runs without JavaScript.
  const editor = new Editor(await browser.newPage({ javaScriptEnabled: true }));
  await editor.logIn();
  const blocks = everyBlock({
    pictures: await uploadedPictures(editor),
    wordpressUrl: stack.wordpressUrl,
  });
  every = await publishPost(editor, { title: 'Every block there is', content: blocks });
  const file = new URL('fixtures/hostile.html', import.meta.url);
  hostile = await publishPost(editor, {
    title: 'A hostile post',
    content: await readFile(file, 'utf8'),
  });
  plain = await publishPost(editor, { title: 'A table and a button', content: tableAndButton });
  await editor.openNewPost();
  missing = (await editor.offeredBlocks()).filter(
    (name) => !holdsBlock(blocks, name) && !(name in library.blocks),
  );
  await editor.page.close();
});

const tableAndButton = `
<!-- wp:table -->
<figure class="wp-block-table"><table><tbody><tr><td>One</td></tr></tbody></table></figure>
<!-- /wp:table -->
<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/news">News</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->`;

// The classic block is content without block comments around it.
const holdsBlock = (content: string, name: string) =>
  name === 'core/freeform' || content.includes(`<!-- wp:${name.replace('core/', '')} `);

test('each block that the editor offers is tested, here or in the block library', () => {
  expect(missing).toEqual([]);
});

test(
  'a text loads the style sheets that its blocks need, and no others',
  { tag: '@nightly' },
  async ({ page }) => {
    const folder = new URL('../components/ui/prose-styles/', import.meta.url);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.pcss'));

    await page.goto(every);
    expect(await sheetsOfText(page)).toEqual(names.toSorted());
    await page.goto(plain);
    expect(await sheetsOfText(page)).toEqual(['layout.pcss', 'tables.pcss']);
  },
);

/**
 * The names of the extra style sheets (components/ui/prose-styles) that the browser has loaded and that contain rules.
 */
const sheetsOfText = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter((sheet) => sheet.href?.endsWith('.pcss') && sheet.cssRules.length > 0)
      .map((sheet) =>
        sheet.href
          ?.split('/')
          .pop()
          ?.replace(/\.[^.]+(?=\.pcss$)/, ''),
      )
      .sort(),
  );

// `npm test` runs German on the widest screen, and the hostile post on the narrowest.
for (const width of [320, 390, 1440])
  for (const [language, post, screen] of [
    ['English', () => every, null],
    ['German', () => `/de${every}`, 1440],
    ['hostile', () => hostile, 320],
  ] as const) {
    const title = `every ${language} block fits ${width} px, is accessible and sends no request to other hosts`;
    test(title, { tag: width === screen ? [] : '@nightly' }, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      const others = watchOtherHosts(page);
      const expectNoMessages = watchConsole(page);
      await page.goto(post());
      await scrollThroughPage(page);
      expect(await overflow(page)).toEqual([]);
      await expectAccessible(page);
      expect(others).toEqual([]);
      expectNoMessages();
    });
  }

test('a hostile post runs no script and contains no forms, frames or styles', async ({ page }) => {
  await page.goto(hostile);
  await page.getByText('last words').waitFor();

  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(page.url()).toContain(hostile);
  await expect(page.locator('.prose').locator('script, style, iframe, form, input')).toHaveCount(0);
  await expect(page.locator('main#content')).toHaveCount(1);
  await expect(page.locator('.prose').getByRole('heading')).toHaveText([
    'Second first heading',
    'Deep heading',
  ]);
});

test('a video sends a request to its host only after a click, and then plays at once', async ({
  page,
}) => {
  await page.route(/youtube-nocookie/, (route) => route.fulfill({ body: 'a player' }));
  const others = watchOtherHosts(page);
  await page.goto(every);
  const film = page.getByRole('button', { name: 'A raw frame' });
  await expect(film).toHaveAttribute('href', /youtube\.com\/watch\?v=eRsGyueVLvQ/);
  await film.scrollIntoViewIfNeeded();
  await expect
    .poll(() => film.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(others).toEqual([]);

  await film.click();
  const frame = page.getByRole('dialog', { name: 'A raw frame' }).locator('iframe');
  await expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ?autoplay=1&rel=0&start=30',
  );
  await page.keyboard.press('Escape');
  await expect(frame).toHaveCount(0);
  await expect(film).toBeFocused();
});

test(
  'the words of covers and videos are printed without the picture behind them',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(every);
    await page.emulateMedia({ media: 'print' });
    const pictures = page.locator('.wp-block-cover > img, .embed-card > img');
    expect(await pictures.count()).toBeGreaterThan(1);
    for (const picture of await pictures.all()) await expect(picture).toBeHidden();
    await expect(page.locator('.embed-card-title').first()).toBeVisible();
  },
);

test('files, sounds and links have addresses of this site', async ({ page, request }) => {
  await page.goto(`/de${every}`);
  const named = await page
    .locator('.prose [href], .prose [src]')
    .evaluateAll((all) =>
      all.map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? ''),
    );
  const host = new URL(stack.wordpressUrl).host;
  expect(named.filter((each) => each.includes(host))).toEqual([]);

  const sound = await page.locator('.prose audio source').getAttribute('src');
  const response = await request.get(sound!);
  if (content.hasSound) {
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'audio/mpeg']);
  }
  for (const path of ['../wp-config.php', '..%2f..%2fwp-config.php', 'x.php', '2023/12/none.mp3']) {
    expect((await request.get(`/api/media/${path}`)).status()).toBe(404);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures, videos and the search are working links and forms', async ({ page, request }) => {
    await page.goto(every);
    const large = await page.locator('.prose a[data-zoom]').first().getAttribute('href');
    const picture = await request.get(large!);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    await expect(page.getByRole('link', { name: 'A raw frame' })).toHaveAttribute(
      'href',
      /youtube\.com\/watch/,
    );
    await expect(page.locator('.prose form[role=search]')).toHaveAttribute('action', '/search');
    // If the video's host cannot be reached, the poster is a drawn figure.
    const source = await page
      .locator('.prose img[src^="/api/poster/"]')
      .first()
      .getAttribute('src');
    const poster = await request.get(source!);
    expect([poster.status(), poster.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\/(webp|svg\+xml)$/),
    ]);
    expect((await request.get('/api/poster/youtube/not-an-id')).status()).toBe(404);
  });
});

/** The elements that extend beyond the screen, except inside tables and code, which scroll. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('.prose *')].filter(
      (each) =>
        each.getBoundingClientRect().right > innerWidth + 1 && !each.closest('.table-window, pre'),
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...wide.map((each) => each.outerHTML.slice(0, 120)),
    ];
  });
}
