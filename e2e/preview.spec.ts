import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { previewPath } from '../stack/system-tests/preview-path.mjs';
import { expectAccessible, overflowOf } from './support/axe';
import { content } from './support/content';
import { Editor } from './support/editor';
import { stack } from './support/environment';
import { previewInGerman, previewInNewTab } from './support/preview';
import { fetchPath } from './support/site';
import { expect, test, type APIRequestContext, type Page } from './support/test';
import { publishedPosts, type WordPressPost } from './support/wordpress';

const english = en.preview;
const german = de.preview;

/** The posts of the seed, the oldest first: tests that run at the same time create and delete others. */
async function oldPosts(request: APIRequestContext): Promise<WordPressPost[]> {
  const posts = await publishedPosts(request);
  return posts.filter(({ slug }) => content.posts.includes(slug)).toReversed();
}

test.describe('the preview of a post', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  let editor: Editor;

  test.beforeAll(async ({ browser }) => {
    editor = new Editor(await browser.newPage());
    await editor.logIn();
  });

  test.afterAll(() => editor.page.close());

  test('shows an unsaved change of a published post in both languages, and no other page shows it', async ({
    request,
  }) => {
    const post = (await oldPosts(request))[0]!;
    const title = 'A title that nobody has read yet';
    await editor.openPost(post.id);
    await editor.setTitle(title);
    const tab = await previewInNewTab(editor.page);

    expect(tab.url()).toMatch(new RegExp(`^${stack.siteUrl}/preview/${post.id}-`));
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(bar(tab, english)).toContainText(english.unsaved);
    await expectAccessible(tab);
    expect(await overflowOf(tab)).toBe(0);

    await bar(tab, english).getByRole('link', { name: english.otherLanguage }).click();
    await expect(tab).toHaveURL(/\/de\/vorschau\//);
    await expect(bar(tab, german)).toContainText(german.unsaved);
    await expect(tab.locator('html')).toHaveAttribute('lang', 'de');

    await bar(tab, german).getByRole('link', { name: german.exitPost }).click();
    await expect(tab).toHaveURL(new RegExp(`/de${post.path}$`));
    await expect(tab.getByRole('main')).not.toContainText(title);
    for (const path of [post.path, '/news', '/', `/search?q=${encodeURIComponent(title)}`]) {
      expect((await fetchPath(request, path)).text).not.toContain(`${title}<`);
    }
    await tab.close();
  });

  test('shows a second change when it is opened again', { tag: '@nightly' }, async () => {
    await editor.setTitle('Another title, changed again');
    const tab = await previewInNewTab(editor.page);

    await expect(tab.getByRole('heading', { level: 1, name: 'changed again' })).toBeVisible();
    await tab.close();
  });

  test(
    'shows a draft and its unsaved German title, and no visitor can see them',
    { tag: '@nightly' },
    async ({ request }) => {
      await editor.openNewPost();
      await editor.setTitle('A draft on a napkin');
      const tab = await previewInNewTab(editor.page);
      await expect(
        tab.getByRole('heading', { level: 1, name: 'A draft on a napkin' }),
      ).toBeVisible();
      await expect(bar(tab, english)).toContainText(english.notPublished);
      await bar(tab, english).getByRole('link', { name: english.exitNews }).click();
      await expect(tab).toHaveURL(/\/news$/);
      await expect(tab.getByRole('main')).not.toContainText('napkin');

      await previewInGerman(editor.page).then((page) => page.close());
      await editor.page
        .getByRole('textbox', { name: 'German title', exact: true })
        .fill('Ein Entwurf auf Papier');
      const germanTab = await previewInGerman(editor.page);
      await expect(germanTab).toHaveURL(/\/de\/vorschau\//);
      await expect(
        germanTab.getByRole('heading', { level: 1, name: 'Ein Entwurf auf Papier' }),
      ).toBeVisible();

      const drafts = await request.get(`${stack.wordpressUrl}/wp-json/wp/v2/posts?status=draft`);
      expect(drafts.status()).toBe(400);
      const id = /vorschau\/(\d+)-/.exec(germanTab.url())![1];
      expect((await request.get(`${stack.wordpressUrl}/wp-json/wp/v2/posts/${id}`)).status()).toBe(
        401,
      );
      await germanTab.close();
      await tab.close();
    },
  );

  test('is not stored, is noindex, and its key opens no other preview', async ({ request }) => {
    const [mine, other] = (await oldPosts(request)).slice(1, 3);
    const path = previewPath(mine!.id, stack.webhookSecret);

    for (let round = 0; round < 2; round += 1) {
      const response = await request.get(path);
      const headers = response.headers();
      expect(response.status()).toBe(200);
      expect(headers['cache-control']).toMatch(/private.*no-store/);
      expect(headers['x-nextjs-cache']).not.toBe('HIT');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(await response.text()).toMatch(/<meta name="robots" content="noindex/);
    }
    const wrong = [path.replace(`/${mine!.id}-`, `/${other!.id}-`), `${path}x`, '/preview/x'];
    for (const address of wrong) {
      const response = await fetchPath(request, address);
      expect([address, response.status]).toEqual([address, 403]);
      expect(response.caching).toContain('no-store');
      expect(response.text).toContain(english.invalid.text);
      expect(response.text).toContain(german.invalid.text);
    }
    const cookies = await (await request.storageState()).cookies;
    expect(cookies.filter(({ name }) => /preview|prerender/i.test(name))).toEqual([]);
  });
});

test('an expired preview says how to open a new one', async ({ request }) => {
  const response = await fetchPath(request, previewPath(1, stack.webhookSecret, -1));

  expect(response.status).toBe(410);
  expect(response.caching).toContain('no-store');
  expect(response.text).toContain(english.expired.text);
  expect(response.text).toContain(german.expired.text);
});

test(
  'an invalid preview address says what to do, also on a small screen',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/de/vorschau/no-such-token');

    await expect(page.getByText(german.invalid.text)).toBeVisible();
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  },
);

function bar(page: Page, words: typeof english) {
  return page.getByRole('complementary', { name: words.label, exact: true });
}
