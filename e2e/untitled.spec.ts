import Parser from 'rss-parser';

import { pathOf } from '../stack/system-tests/post-paths.mjs';
import { headOf } from './support/head';
import { fetchPath } from './support/site';
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

type Post = { id: number; slug: string; date: string };

let rest: WordPressRest;
/** A post without a title. WordPress publishes it, and themes show its date instead. */
let post: Post;

test.beforeAll(async () => {
  rest = await WordPressRest.logIn();
  const content = '<!-- wp:paragraph --><p>Only a nameless murmur.</p><!-- /wp:paragraph -->';
  const body = { status: 'publish', title: '', content };
  post = await rest.send({ method: 'POST', path: '/wp/v2/posts', body });
});

test.afterAll(async () => {
  await rest.send({ method: 'DELETE', path: `/wp/v2/posts/${post.id}?force=true` });
});

for (const [prefix, search] of [
  ['', '/search'],
  ['/de', '/de/suche'],
] as const)
  test(
    `a post without a title is called by its date on ${prefix}/…`,
    { tag: '@nightly' },
    async ({ page, request }) => {
      const path = prefix + pathOf(post);
      const locale = prefix ? 'de' : 'en-GB';
      const format = { day: 'numeric', month: 'long', year: 'numeric' } as const;
      const date = new Date(post.date).toLocaleDateString(locale, format);

      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(date);
      const { title, meta, graph } = await headOf(request, path);
      expect(title).toContain(date);
      expect(meta['og:title']).toBe(date);
      expect(graph).toContainEqual(expect.objectContaining({ headline: date }));

      for (const list of [`${prefix}/news`, `${search}?q=nameless+murmur`]) {
        const link = page.getByRole('main').locator(`article a[href="${path}"]`).first();
        // The stored list may be older than the post.
        await expect(async () => {
          await page.goto(list);
          await expect(link).toHaveAccessibleName(new RegExp(date), { timeout: 1000 });
        }).toPass();
      }

      await expect(async () => {
        const feed = await new Parser().parseString(
          (await fetchPath(request, `${prefix}/feed.xml`)).text,
        );
        expect(feed.items.map((item) => item.title)).toContain(date);
      }).toPass();
    },
  );
