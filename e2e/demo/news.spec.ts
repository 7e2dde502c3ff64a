import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { Editor } from '../support/editor';
import { expectPromptEdits, measuresTime, timeUntilShownOnAll } from '../support/edit-times';
import { fetchPath, expectOneRedirect, timeUntilShown } from '../support/site';
import { expect, test, type APIRequestContext } from '../support/test';
import { publishedPosts, type WordPressPost } from '../support/wordpress';
import { WordPressRest } from '../support/wordpress-rest';

test.describe('an edit in WordPress shows on the site', () => {
  test.describe.configure({ mode: 'serial' });

  let editor: Editor;
  let posts: WordPressPost[];
  /** The post of the first test: it has no German words, and its edit screen has no lists that load after every save. */
  let fresh: WordPressPost;

  test.beforeAll(async ({ browser, request }) => {
    editor = new Editor(await browser.newPage());
    await editor.logIn();
    posts = await publishedPosts(request);
  });

  // Other tests count the posts and read their texts, so the new posts are deleted.
  test.afterAll(async ({ request }) => {
    const rest = await WordPressRest.as(editor.page);
    const made = (await publishedPosts(request)).filter(
      ({ id }) => !posts.some((before) => before.id === id),
    );
    for (const { id } of made) {
      await rest.send({ method: 'DELETE', path: `/wp/v2/posts/${id}?force=true` });
    }
    await editor.page.close();
  });

  test(
    'a new post appears on the news pages and the home pages',
    // The tests of `npm run bench -- --edits` need this post.
    { tag: '@edits' },
    async ({ request }) => {
      const title = 'A song nobody has heard yet';
      await editor.openNewPost();
      await editor.setTitle(title);
      const since = await editor.clickPublish();

      for (const path of ['/news', '/de/news', '/', '/de']) {
        await timeUntilShown(request, { path, words: title, since });
      }
      fresh = (await publishedPosts(request)).find(({ id }) =>
        posts.every((before) => before.id !== id),
      )!;
    },
  );

  test(
    'the old address of a post with a new slug redirects to the new one directly',
    { tag: '@nightly' },
    async ({ request }) => {
      const { id, path, slug } = posts[4]!;
      const renamed = path.replace(slug, `${slug}-renamed`);
      await editor.openPost(id);
      await editor.setSlug(`${slug}-renamed`);
      const since = await editor.clickUpdate();
      await editor.waitUntilSaved();
      await timeUntilShown(request, { path: '/news', words: `href="${renamed}"`, since });

      for (const prefix of ['', '/de']) {
        await expect.poll(async () => (await fetchPath(request, prefix + path)).status).toBe(308);
        await expectOneRedirect(request, prefix + path, prefix + renamed);
      }
      expect((await fetchPath(request, renamed)).status).toBe(200);
    },
  );

  test(
    'a German version shows on the German pages until the editor removes it',
    { tag: '@nightly' },
    async ({ page, request }) => {
      const { id, path } = fresh;
      const title = 'Auf Deutsch geschrieben';
      await editor.openPost(id);
      await editor.writeGermanVersion(title);
      let since = await editor.clickUpdate();
      await timeUntilShown(request, { path: `/de${path}`, words: title, since });
      await timeUntilShown(request, { path: '/de/news', words: title, since });
      expect((await fetchPath(request, path)).text).not.toContain(title);

      await page.goto(`/de${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(de.post.onlyIn)).toBeHidden();
      await editor.waitUntilSaved();

      await editor.removeGermanVersion();
      since = await editor.clickUpdate();
      await timeUntilShown(request, { path: `/de${path}`, words: de.post.onlyIn, since });
    },
  );

  test(
    'a post in the trash is a 404, and no longer in the list',
    { tag: '@nightly' },
    async ({ request }) => {
      const { id, path } = posts[5]!;
      expect((await fetchPath(request, path)).status).toBe(200);
      await editor.openPost(id);
      await editor.moveToTrash();

      // One webhook warms the pages one after the other.
      for (const page of [path, `/de${path}`])
        await expect.poll(async () => (await fetchPath(request, page)).status).toBe(404);
      expect((await fetchPath(request, `/de${path}`)).text).toContain(de.notFound.text);
      await expect
        .poll(async () => (await fetchPath(request, '/news')).text)
        .not.toContain(`href="${path}"`);
    },
  );

  test(
    'an edited title soon shows on the post and in both lists',
    { tag: ['@nightly', '@edits'] },
    async ({ page, request }) => {
      test.setTimeout(240_000);
      const post = fresh;
      const heading = page.getByRole('heading', { level: 1 });
      await editor.openPost(post.id);

      await expectPromptEdits(request, async (round) => {
        const words = `Edited by the musicians, ${round}`;
        const time = await editTitle(request, post, words);
        await page.goto(post.path);
        await expect(heading).toHaveText(words);
        // Visitors see animations on their own machine. Here they would slow down what is measured next.
        await page.goto('about:blank');
        return time;
      });
    },
  );

  test('after several quick edits every page shows the last one, and keeps showing it', async ({
    request,
  }) => {
    const rest = await WordPressRest.as(editor.page);
    const { id, path } = fresh;
    const pages = [path, '/news', `/de${path}`, '/de/news'];
    const shows = async (words: string) => {
      const responses = await Promise.all(pages.map((page) => fetchPath(request, page)));
      return responses.every(({ text }) => text.includes(words));
    };
    const times: number[] = [];
    for (const round of measuresTime ? [1, 2, 3] : [1]) {
      for (const edit of [1, 2, 3, 4]) {
        const body = { title: `Edit ${edit} in a row, round ${round}` };
        await rest.send({ method: 'POST', path: `/wp/v2/posts/${id}`, body });
      }
      const since = new Date();
      const words = `Edit 5 in a row, round ${round}`;
      await rest.send({ method: 'POST', path: `/wp/v2/posts/${id}`, body: { title: words } });
      times.push(
        await timeUntilShownOnAll(request, {
          pages,
          words,
          since,
          within: measuresTime ? 5_000 : undefined,
        }),
      );
      // By then, rendering that an earlier edit started has ended. It must not replace the last edit.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect(await shows(words)).toBe(true);
    }
    console.log(`From the last of five edits to the last page, in ms: ${times.join(', ')}`);
  });

  /** Edits the title in the open editor, and returns the milliseconds until every page shows it. */
  async function editTitle(request: APIRequestContext, { path }: WordPressPost, title: string) {
    await editor.setTitle(title);
    const since = await editor.clickUpdate();
    const pages = [path, '/news', `/de${path}`, '/de/news'];
    const shown = await timeUntilShownOnAll(request, { pages, words: title, since });
    await editor.waitUntilSaved();
    return shown;
  }
});

test.describe('the news in both languages', () => {
  test(
    'lists the newest posts with links to them',
    { tag: '@nightly' },
    async ({ page, request }) => {
      const posts = await publishedPosts(request);
      for (const [path, words] of [
        ['/news', en],
        ['/de/news', de],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: words.news.title })).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(20);
        // The tests before have just deleted their posts, and for a second after an edit a visitor may get the old list.
        await expect(async () => {
          await page.reload();
          const newest = page.getByRole('article').first().getByRole('link');
          const address = `${path.replace('/news', '')}${posts[0]!.path}`;
          await expect(newest).toHaveAttribute('href', address, { timeout: 500 });
        }).toPass({ timeout: 10_000 });
      }
    },
  );

  test('shows the German version of a post if there is one, else the original with a note', async ({
    page,
  }) => {
    await page.goto('/de/2024/09/how-a-soul-song-comes');
    await expect(page.getByRole('article')).not.toContainText(de.post.onlyIn);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/2024/);

    await page.goto('/de/2024/03/postcards-from-lisbon');
    await expect(page.getByText(de.post.onlyIn)).toBeVisible();
    await expect(page.locator('article [lang=en]').first()).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /\/de\//);
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
  });
});
