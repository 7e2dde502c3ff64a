import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { expectAccessible } from '../support/axe';
import { nightlyIfGerman, nightlyVariant } from '../support/nightly';
import { fetchPath, expectOneRedirect } from '../support/site';
import { expect, test } from '../support/test';
import { WordPressRest } from '../support/wordpress-rest';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const { words, prefix, category, tag } of [
      { words: en, prefix: '', category: 'Concerts & Tours', tag: 'Piano & Keys' },
      { words: de, prefix: '/de', category: 'Konzerte & Touren', tag: 'Klavier & Tasten' },
    ]) {
      const title = `a post links to its category and its tag, which link to the news: ${prefix || '/'}`;
      test(title, nightlyVariant(prefix, javaScriptEnabled), async ({ page }) => {
        const post = `${prefix}/2026/08/northbound`;
        await page.goto(post);
        await page.getByRole('list', { name: words.post.categories }).getByText(category).click();
        await expect(page).toHaveURL(`${prefix}/category/concerts-tours`);
        await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
        await expect(
          page.getByText(words.news.allInCategory.replace('<name></name>', category)),
        ).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(15);

        await page.goto(post);
        await page.getByRole('list', { name: words.post.tags }).getByText(tag).click();
        await expect(page).toHaveURL(`${prefix}/tag/piano-keys`);
        await expect(page.getByRole('heading', { level: 1, name: tag })).toBeVisible();
        await expect(
          page.getByText(words.news.allTaggedWith.replace('<name></name>', tag)),
        ).toBeVisible();
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`${prefix}/tag/piano-keys$`),
        );

        await page.getByRole('main').getByRole('link', { name: words.post.back }).click();
        await expect(page).toHaveURL(`${prefix}/news`);
      });
    }
  });
}

for (const { words, prefix } of [
  { words: en, prefix: '' },
  { words: de, prefix: '/de' },
]) {
  const title = `a missing category or tag is a 404, and an empty category says so: ${prefix || '/'}`;
  test(title, nightlyIfGerman(prefix), async ({ request }) => {
    for (const path of ['/category/nope', '/tag/nope', '/category/journal/page/9']) {
      const { status, text } = await fetchPath(request, `${prefix}${path}`);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain(words.notFound.text);
    }

    const rest = await WordPressRest.logIn();
    const body = { name: `Nothing yet ${prefix}` };
    const { slug } = await rest.send({ method: 'POST', path: '/wp/v2/categories', body });
    await expect(async () => {
      const empty = await fetchPath(request, `${prefix}/category/${slug}`);
      expect(empty.status).toBe(200);
      expect(empty.text).toContain(words.news.noPostsInCategory);
      // It has no German name. On the German page, its name is marked as English, in the heading and below it.
      const foreign = empty.text.match(/<span lang="en"[^>]*>Nothing yet/g) ?? [];
      expect(foreign).toHaveLength(prefix ? 2 : 0);
    }).toPass();
  });
}

test(
  'the description of a category is its meta description',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/category/journal');
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^Letters from the road/,
    );
  },
);

test('page 1 of a category or tag redirects to its address without a number', async ({
  request,
}) => {
  await expectOneRedirect(request, '/category/journal/page/1', '/category/journal');
  await expectOneRedirect(request, '/de/tag/piano-keys/page/1', '/de/tag/piano-keys');
});

test("an editor's change to a tag shows on the site: created, renamed, deleted", async ({
  page,
  request,
}) => {
  const status = (path: string) => async () => (await fetchPath(request, path)).status;
  const rest = await WordPressRest.logIn();
  const path = '/wp/v2/tags';
  const { id, slug } = await rest.send({ method: 'POST', path, body: { name: 'Échos & Klänge' } });
  await expect.poll(status(`/tag/${slug}`)).toBe(200);
  await page.goto(`/tag/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Échos & Klänge' })).toBeVisible();
  await expect(page.getByText(en.news.noPostsWithTag)).toBeVisible();
  await expectAccessible(page);

  await rest.send({ method: 'POST', path: `${path}/${id}`, body: { slug: 'echoes' } });
  await expect.poll(status('/tag/echoes')).toBe(200);
  await expect.poll(status(`/tag/${slug}`)).toBe(404);

  await rest.send({ method: 'DELETE', path: `${path}/${id}?force=true` });
  await expect.poll(status('/tag/echoes')).toBe(404);
});

test(
  'a category says that it is empty after its only post is moved to the trash',
  { tag: '@nightly' },
  async ({ request }) => {
    const rest = await WordPressRest.logIn();
    const send = (path: string, body: object) => rest.send({ method: 'POST', path, body });
    const category = await send('/wp/v2/categories', { name: 'Soon to be empty' });
    const post = { title: 'The only one', status: 'publish', categories: [category.id] };
    const { id } = await send('/wp/v2/posts', post);
    const shows = (words: string) =>
      expect
        .poll(async () => (await fetchPath(request, `/category/${category.slug}`)).text)
        .toContain(words);
    await shows('The only one');

    // The site does not trust an empty list alone, because WordPress may be failing. Here the webhook confirms it.
    await rest.send({ method: 'DELETE', path: `/wp/v2/posts/${id}` });
    await shows(en.news.noPostsInCategory);

    await rest.send({ method: 'DELETE', path: `/wp/v2/posts/${id}?force=true` });
    await rest.send({ method: 'DELETE', path: `/wp/v2/categories/${category.id}?force=true` });
  },
);
