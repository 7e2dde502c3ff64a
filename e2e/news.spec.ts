import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { Editor } from './support/editor';
import { expectWithinASecond, shownOnAll } from './support/promptness';
import { answerOf, expectOneRedirect, shownAfter } from './support/site';
import { expect, test, type APIRequestContext } from './support/test';
import { publishedPosts, type WordPressPost } from './support/wordpress';
import { WordPressRest } from './support/wordpress-rest';

/** One whose editor does not itself ask WordPress for lists and calendars after every save. */
const edited = 'northbound';

test.describe('what an editor does in WordPress is what a visitor sees', () => {
  test.describe.configure({ mode: 'serial' });

  let editor: Editor;
  let posts: WordPressPost[];
  let retitled: { path: string; title: string } | undefined;

  test.beforeAll(async ({ browser, request }) => {
    editor = new Editor(await browser.newPage());
    await editor.logIn();
    posts = await publishedPosts(request);
  });

  // Others count the posts, and read their texts.
  test.afterAll(async ({ request }) => {
    const rest = await WordPressRest.as(editor.page);
    const made = (await publishedPosts(request)).filter(
      ({ id }) => !posts.some((before) => before.id === id),
    );
    for (const { id } of made) {
      await rest.send({ method: 'DELETE', path: `/wp/v2/posts/${id}?force=true` });
    }
    if (retitled) {
      const { path, title } = retitled;
      await rest.send({ method: 'POST', path, body: { title } });
    }
    await editor.page.close();
  });

  test('a new post appears at the head of the news and on the home pages', async ({ request }) => {
    const title = 'A song nobody has heard yet';
    await editor.openNewPost();
    await editor.setTitle(title);
    const since = await editor.clickPublish();

    for (const path of ['/news', '/de/news', '/', '/de']) {
      await shownAfter(request, { path, words: title, since });
    }
  });

  test('a changed slug leads the old address to the new one, once', async ({ request }) => {
    const { id, path, slug } = posts[4]!;
    const renamed = path.replace(slug, `${slug}-renamed`);
    await editor.openPost(id);
    await editor.setSlug(`${slug}-renamed`);
    const since = await editor.clickUpdate();
    await editor.isSaved();
    await shownAfter(request, { path: '/news', words: `href="${renamed}"`, since });

    for (const prefix of ['', '/de']) {
      await expect.poll(async () => (await answerOf(request, prefix + path)).status).toBe(308);
      await expectOneRedirect(request, prefix + path, prefix + renamed);
    }
    expect((await answerOf(request, renamed)).status).toBe(200);
  });

  test('a German version written in the editor is on the German pages until it is removed', async ({
    page,
    request,
  }) => {
    const { id, path } = posts[6]!;
    const title = 'Auf Deutsch geschrieben';
    await editor.openPost(id);
    await editor.writeGermanVersion(title);
    let since = await editor.clickUpdate();
    await shownAfter(request, { path: `/de${path}`, words: title, since });
    await shownAfter(request, { path: '/de/news', words: title, since });
    expect((await answerOf(request, path)).text).not.toContain(title);

    await page.goto(`/de${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(de.post.onlyIn)).toBeHidden();
    await editor.isSaved();

    await editor.removeGermanVersion();
    since = await editor.clickUpdate();
    await shownAfter(request, { path: `/de${path}`, words: de.post.onlyIn, since });
  });

  test('a post in the bin is gone', async ({ request }) => {
    const { id, path } = posts[5]!;
    expect((await answerOf(request, path)).status).toBe(200);
    await editor.openPost(id);
    await editor.moveToTrash();

    await expect.poll(async () => (await answerOf(request, path)).status).toBe(404);
    const german = await answerOf(request, `/de${path}`);
    expect(german.status).toBe(404);
    expect(german.text).toContain(de.notFound.text);
    expect((await answerOf(request, '/news')).text).not.toContain(`href="${path}"`);
  });

  test('an edited title is on the post and on both lists within a second', async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const post = posts.find(({ slug }) => slug === edited)!;
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(post.path);
    retitled = { path: `/wp/v2/posts/${post.id}`, title: await heading.innerText() };
    await editor.openPost(post.id);

    await expectWithinASecond(async (round) => {
      const words = `Edited by the musicians, ${round}`;
      const time = await editTitle(request, post, words);
      await page.goto(post.path);
      await expect(heading).toHaveText(words);
      // What moves on a visitor's screen is not this machine's work.
      await page.goto('about:blank');
      return time;
    });
  });

  test('of edits that follow one another at once the last is on every page, and stays', async ({
    request,
  }) => {
    const rest = await WordPressRest.as(editor.page);
    const { id, path } = posts.find(({ slug }) => slug === edited)!;
    const pages = [path, '/news', `/de${path}`, '/de/news'];
    const shows = async (words: string) => {
      const answers = await Promise.all(pages.map((page) => answerOf(request, page)));
      return answers.every(({ text }) => text.includes(words));
    };
    const times: number[] = [];
    for (const round of [1, 2, 3]) {
      for (const edit of [1, 2, 3, 4]) {
        const body = { title: `Edit ${edit} in a row, round ${round}` };
        await rest.send({ method: 'POST', path: `/wp/v2/posts/${id}`, body });
      }
      const since = new Date();
      const words = `Edit 5 in a row, round ${round}`;
      await rest.send({ method: 'POST', path: `/wp/v2/posts/${id}`, body: { title: words } });
      times.push(await shownOnAll(request, { pages, words, since, within: 5_000 }));
      // What an earlier edit had begun is done by then, and must not come back.
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      expect(await shows(words)).toBe(true);
    }
    console.log(`From the last of five edits to the last page, in ms: ${times.join(', ')}`);
  });

  /** Edits a title in the open editor; resolves to the milliseconds until every page shows it. */
  async function editTitle(request: APIRequestContext, { path }: WordPressPost, title: string) {
    await editor.setTitle(title);
    const since = await editor.clickUpdate();
    const pages = [path, '/news', `/de${path}`, '/de/news'];
    const shown = await shownOnAll(request, { pages, words: title, since });
    await editor.isSaved();
    return shown;
  }
});

test.describe('the news in both languages', () => {
  test('lists the newest posts with links to them', async ({ page, request }) => {
    const posts = await publishedPosts(request);
    for (const [path, words] of [
      ['/news', en],
      ['/de/news', de],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: words.news.title })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(20);
      // Whoever comes in the second after an edit (the posts of the tests before have just gone) may get the list before it.
      await expect(async () => {
        await page.reload();
        const newest = page.getByRole('article').first().getByRole('link');
        const address = `${path.replace('/news', '')}${posts[0]!.path}`;
        await expect(newest).toHaveAttribute('href', address, { timeout: 500 });
      }).toPass({ timeout: 10_000 });
    }
  });

  test('shows a German version where there is one, and marks the original where there is none', async ({
    page,
  }) => {
    await page.goto('/de/2024/09/how-a-soul-song-comes');
    await expect(page.getByRole('article')).not.toContainText(de.post.onlyIn);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/2024/);

    await page.goto('/de/2026/08/northbound');
    await expect(page.getByText(de.post.onlyIn)).toBeVisible();
    await expect(page.locator('article [lang=en]').first()).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /\/de\//);
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
  });
});
