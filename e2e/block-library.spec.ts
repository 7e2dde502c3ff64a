import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { overflowOf, scrollThroughPage, watchConsole } from './support/axe';
import { axeFindings, blocksWithWords, lostWords } from './support/block-checks';
import { publishLibrary, publishWithItself, type BlockPost } from './support/block-library';
import { expect, openUnscripted, test } from './support/test';

let post: BlockPost;

test.beforeAll(async () => {
  post = await publishLibrary();
});

test.afterAll(() => post?.remove());

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'with JavaScript' : 'without JavaScript',
    { tag: '@nightly' },
    () => {
      test.use({ javaScriptEnabled });

      // block-table.spec.ts checks the English page.
      test('every visible word of every block is on /de/…', async ({ page, browser }) => {
        await page.goto(`/de${post.path}`);
        const parser = await browser.newPage({ javaScriptEnabled: true });
        // The site shows its own search, in the language of the page.
        const search = `${de.prose.search} ${de.prose.search}`;
        const lost = await lostWords(page, parser, { ...post.rendered, search });
        await parser.close();

        expect(lost).toEqual({});
      });
    },
  );
}

for (const [prefix, isScripted] of [
  ['', true],
  ['/de', true],
  ['', false],
  ['/de', false],
] as const)
  test(
    `every block of ${prefix}/… fits 320 px and is accessible ${isScripted ? 'with' : 'without'} JavaScript`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      const expectNoMessages = watchConsole(page);
      await (isScripted ? page.goto(prefix + post.path) : openUnscripted(page, prefix + post.path));
      await scrollThroughPage(page);

      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual({});
      expectNoMessages();
    },
  );

test(
  'most blocks have words to keep, also those that WordPress fills',
  { tag: '@nightly' },
  async ({ page }) => {
    const withWords = await blocksWithWords(page, post.rendered);

    expect(withWords.length).toBeGreaterThan(70);
    expect(withWords).toEqual(
      expect.arrayContaining([
        'accordion',
        'archives',
        'block',
        'comments',
        'details',
        'latest-posts',
        'math',
        'query',
        'table',
        'tabs',
      ]),
    );
  },
);

test('a post that contains itself keeps its words twice', { tag: '@nightly' }, async ({ page }) => {
  const { path, remove } = await publishWithItself();
  await page.goto(path);

  await expect(page.getByText('Words around')).toHaveCount(2);
  await remove();
});

test('posts that a block lists in a grid stand in line', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(post.path);
  const cards = page.locator('#text-block-query .wp-block-post-template.is-layout-grid > li');
  const tops = await cards.evaluateAll((all) =>
    all.slice(0, 3).map((each) => Math.round(each.getBoundingClientRect().top)),
  );

  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'with JavaScript' : 'without JavaScript',
    { tag: '@nightly' },
    () => {
      test.use({ javaScriptEnabled });

      test('questions of an accordion and labels of tabs open by keyboard', async ({ page }) => {
        await page.goto(post.path);
        for (const words of ['Words of core/accordion-heading', 'Tab 2']) {
          const details = page.locator('.prose details', { hasText: words }).first();
          await details.locator('summary').focus();
          await page.keyboard.press('Enter');
          await expect(details).toHaveAttribute('open', '');
          await page.keyboard.press('Space');
          await expect(details).not.toHaveAttribute('open', '');
        }
      });

      test('a track of a playlist plays by keyboard', async ({ page }) => {
        test.skip(!post.rendered.playlist!.includes('<audio'), 'WordPress has it since 7.1.');
        await page.goto(post.path);
        const sound = page.locator('#text-block-playlist audio');
        await sound.focus();
        await page.keyboard.press('Space');
        await expect
          .poll(() => sound.evaluate(({ currentTime }: HTMLAudioElement) => currentTime))
          .toBeGreaterThan(0);
      });

      test('the search of a text finds by keyboard', async ({ page }) => {
        await page.goto(post.path);
        await page
          .locator('#text-block-search')
          .getByRole('searchbox', { name: en.prose.search })
          .focus();
        await page.keyboard.type('comma');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/search\?q=comma$/);
      });
    },
  );
}
