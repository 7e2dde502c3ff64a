import { timeUntilShownOnAll } from './support/promptness';
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

/** The number of saves, and the milliseconds between two saves. `npm run burst` saves a hundred times in a minute. */
const saves = 10;
const every = 600;

/** The maximum time until a save is visible, in milliseconds. */
const promised = 3_000;

test.describe('a burst of saves', () => {
  let rest: WordPressRest;
  const made: number[] = [];

  test.beforeAll(async () => {
    rest = await WordPressRest.logIn();
  });

  // Other tests count the posts, so these are deleted.
  test.afterAll(async () => {
    for (const id of made)
      await rest.send({ method: 'DELETE', path: `/wp/v2/posts/${id}?force=true` });
    await rest.end();
  });

  const title = 'every save is on its page and on the list within three seconds, in both languages';
  test(title, { tag: '@nightly' }, async ({ request }) => {
    const save = async (number: number) => {
      // A unique title that is no part of another save's title.
      const title = `Burst number ${number}.`;
      const body = { title, status: 'publish', content: '<p>A note.</p>' };
      const post = await rest.send({ method: 'POST', path: '/wp/v2/posts', body });
      made.push(post.id);
      const since = new Date();
      const path = `/${post.date.slice(0, 4)}/${post.date.slice(5, 7)}/${post.slug}`;
      const pages = [path, `/de${path}`, '/news', '/de/news'];
      return timeUntilShownOnAll(request, { pages, words: title, since });
    };
    const begun = Date.now();
    const times: Promise<number>[] = [];
    for (let number = 0; number < saves; number++) {
      await new Promise((resolve) => setTimeout(resolve, begun + number * every - Date.now()));
      times.push(save(number));
    }
    const all = await Promise.all(times);
    console.log(`Shown after ${Math.round(Math.max(...all))} ms at most, of ${all.length} saves`);
    expect(Math.max(...all)).toBeLessThan(promised);
  });
});
