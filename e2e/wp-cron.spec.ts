import { pathsOf } from '../stack/system-tests/post-paths.mjs';
import { control } from './support/stack-parts';
import { advanceTime, runCron } from './support/wordpress-clock';
import { fetchPath, timeUntilShown } from './support/site';
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

type Post = { id: number; slug: string; date: string };

const minute = 60_000;

let rest: WordPressRest;
const posts: Post[] = [];

test.describe.configure({ timeout: 4 * minute });

test.beforeAll(async () => {
  rest = await WordPressRest.logIn();
});
test.afterAll(async () => {
  await rest.sendAll(
    posts.map(({ id }) => ({ method: 'DELETE', path: `/wp/v2/posts/${id}?force=true` })),
  );
});

test('a scheduled post appears by itself', { tag: '@nightly' }, async ({ request }) => {
  const title = `Set for later ${Date.now()}`;
  // A post that is due within the next two minutes would be published at once.
  const date_gmt = new Date(Date.now() + 3 * minute).toISOString().slice(0, 19);
  const body = { title, status: 'publish', date_gmt };
  const post = await rest.send<Post & { status: string }>({
    ...{ method: 'POST', path: '/wp/v2/posts', body },
  });
  posts.push(post);
  expect(post.status).toBe('future');
  expect((await fetchPath(request, '/news')).text).not.toContain(title);

  await advanceTime(180);
  const since = new Date();
  for (const path of ['/news', '/de/news', '/']) {
    await timeUntilShown(request, { path, words: title, since, within: minute });
  }
});

const outage = 'a site that was down for ten minutes shows all edits within a minute of its start';
test(outage, { tag: '@nightly' }, async ({ request }) => {
  const titles = ['One', 'Two', 'Three'].map((name) => `${name} ${Date.now()}`);
  const written: Post[] = [];
  for (const title of titles) {
    const body = { title: `Before: ${title}`, status: 'publish' };
    written.push(await rest.send<Post>({ method: 'POST', path: '/wp/v2/posts', body }));
  }
  posts.push(...written);
  const shown = (words: (title: string) => string, since: Date) =>
    Promise.all(
      written.flatMap((post, index) =>
        [...pathsOf(post), '/news', '/de/news'].map((path) =>
          timeUntilShown(request, { path, words: words(titles[index]!), since, within: minute }),
        ),
      ),
    );
  await shown((title) => `Before: ${title}`, new Date());

  await control('site', 'stop');
  try {
    for (const [index, { id }] of written.entries()) {
      const body = { title: `After: ${titles[index]}` };
      await rest.send({ method: 'POST', path: `/wp/v2/posts/${id}`, body });
    }
    for (let passed = 0; passed < 600; passed += 30) {
      await advanceTime(30);
      await runCron();
    }
  } finally {
    await control('site', 'start');
  }
  await shown((title) => `After: ${title}`, new Date());
});
