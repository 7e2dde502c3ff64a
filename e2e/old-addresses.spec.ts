import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { content } from './support/content';
import { fetchPath, expectOneRedirect } from './support/site';
import { expect, test } from './support/test';
import { publishedPosts } from './support/wordpress';
import { WordPressRest } from './support/wordpress-rest';

const { slug, path: today } = content.post;
const day = content.post.date.slice(0, 10).replaceAll('-', '/');

test.describe('an earlier WordPress address of a post', () => {
  for (const prefix of ['', '/de']) {
    for (const path of [
      `/2019/01/${slug}`,
      `/${day}/${slug}`,
      `/${day}/${slug}/`,
      `/2019/02/28/${slug}`,
    ]) {
      test(`${prefix}${path} redirects to the current address directly`, async ({ request }) => {
        await expectOneRedirect(request, `${prefix}${path}`, `${prefix}${today}`);
        const again = await fetchPath(request, `${prefix}${path}`);
        expect(again.state).not.toBe('HIT');
        expect(again.caching).toContain('no-store');
      });
    }
  }

  test('with the id of a post redirects to it, in the language of the address', async ({
    request,
  }) => {
    const { id } = (await publishedPosts(request)).find(({ path }) => path === today)!;

    await expectOneRedirect(request, `/?p=${id}`, today);
    await expectOneRedirect(request, `/de?p=${id}`, `/de${today}`);
    await expectOneRedirect(request, `/de/?p=${id}&utm_source=letter`, `/de${today}`);
    expect((await fetchPath(request, `/?p=${id}`)).caching).toContain('no-store');
    expect((await fetchPath(request, today)).status).toBe(200);
  });

  test(
    'with an id that no post has shows a complete page with the status 404',
    { tag: '@nightly' },
    async ({ page }) => {
      for (const [path, words] of [
        ['/?p=999999', en],
        ['/de?p=999999', de],
      ] as const) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByText(words.notFound.text)).toBeVisible();
      }
    },
  );

  test('with an invalid id shows the home page', async ({ request }) => {
    for (const path of ['/?p=', '/?p=abc', '/de?p=0']) {
      expect([path, (await fetchPath(request, path)).status]).toEqual([path, 200]);
    }
  });

  test('is a 404 for a draft, and redirects for a renamed post', async ({ request }) => {
    const rest = await WordPressRest.logIn();
    const path = '/wp/v2/posts';
    const body = { title: 'Not yet', slug: 'not-yet', status: 'draft', content: 'Soon.' };
    const { id } = await rest.send({ method: 'POST', path, body });
    expect((await fetchPath(request, `/?p=${id}`)).status).toBe(404);

    const published = { status: 'publish', date: '2020-05-04T10:00:00' };
    await rest.send({ method: 'POST', path: `${path}/${id}`, body: published });
    await rest.send({ method: 'POST', path: `${path}/${id}`, body: { slug: 'now' } });
    const target = '/2020/05/now';
    await expect
      .poll(async () => (await fetchPath(request, '/2020/05/not-yet')).location)
      .toBe(target);
    await expectOneRedirect(request, '/2020/05/04/not-yet', target);
    await expectOneRedirect(request, '/de/news/not-yet', `/de${target}`);
    await expectOneRedirect(request, `/de?p=${id}`, `/de${target}`);
    expect((await fetchPath(request, target)).status).toBe(200);

    await rest.send({ method: 'DELETE', path: `${path}/${id}?force=true` });
  });
});

test(
  'the umlauts of a tag’s name are one redirect to its slug, in any case, and a near miss is a 404',
  { tag: '@nightly' },
  async ({ request }) => {
    const rest = await WordPressRest.logIn();
    const path = '/wp/v2/tags';
    const { id, slug: tag } = await rest.send({
      method: 'POST',
      path,
      body: { name: 'Höhenwärme' },
    });
    for (const spelling of ['höhenwärme', 'Höhenwärme', 'hoehenwaerme']) {
      await expect
        .poll(
          async () => (await fetchPath(request, `/tag/${encodeURIComponent(spelling)}`)).location,
        )
        .toBe(`/tag/${tag}`);
    }
    await expectOneRedirect(request, '/de/Tag/H%C3%B6henw%C3%A4rme', `/de/tag/${tag}`);
    expect((await fetchPath(request, `/tag/${tag}e`)).status).toBe(404);

    await rest.send({ method: 'DELETE', path: `${path}/${id}?force=true` });
  },
);
