import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { routing } from '../lib/i18n/routing';
import { pathsOf } from '../stack/system-tests/post-paths.mjs';
import { content, second } from './support/content';
import { feedsIn } from './support/content-types';
import { control } from './support/stack-parts';
import { fetchPath } from './support/site';
import { ageStoredPages } from './support/stored-files';
import { sitemapPaths } from './support/sitemaps';
import { expect, test, type APIRequestContext } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

const pages = [
  ...['/', '/de', '/news', '/de/news', content.post.path, `/de${content.post.path}`],
  ...[`/category/${content.category}`, `/de/tag/${content.tag}`, '/events', '/de/veranstaltungen'],
  ...[`/events/${content.event}`, '/de/vergangene-veranstaltungen', '/videos', '/de/musik'],
  ...[`/de/videos/${content.video}`, `/music/${content.release}`, '/de/presse'],
  // The demo adds pictures and events to the newest tour in WordPress.
  ...['/tours', `/tours/${content.tours[0]}`, `/de/touren/${content.tours[0]}`],
  `/biography/${second(content.stories)}`,
];
const files = [...routing.locales.flatMap(feedsIn), '/events.ics', '/sitemap.xml'];

test.describe('while WordPress is unreachable', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  let before: Map<string, string>;
  let unseen: Unseen[];

  test.beforeAll(async ({ request }) => {
    test.setTimeout(120_000);
    const paths = [...pages, ...files, ...(await sitemapPaths(request))];
    before = await storedContents(request, paths);
    // The webhook of an earlier test may still change these pages, so their contents must first stay the same.
    await expect(async () => {
      const last = before;
      before = await storedContents(request, paths);
      expect(before).toEqual(last);
    }).toPass({ timeout: 60_000 });
    await control('site', 'stop');
    // The stopped site receives no webhook about these items, and has no pages of them.
    unseen = await publishOneOfEach();
    // Every stored page is stale, and cannot be rendered again.
    ageStoredPages();
    await control('wordpress', 'stop');
    await control('site', 'start');
  });

  test.afterAll(async () => {
    await control('wordpress', 'start');
    const rest = await WordPressRest.logIn();
    for (const { item } of unseen) await rest.send({ method: 'DELETE', path: item });
  });

  test('the site starts, and every page and file that it has stored keeps its content', async ({
    request,
  }) => {
    // After the first request, the site has tried to render the page again, and has failed.
    for (const attempt of ['first', 'second']) {
      for (const [path, words] of before) {
        const response = await fetchPath(request, path);
        expect([attempt, path, response.status]).toEqual([attempt, path, 200]);
        expect([attempt, path, contentOf(response.text) === words]).toEqual([attempt, path, true]);
      }
    }
  });

  test('a client that has a file is told that it has not changed', async ({ request }) => {
    for (const path of [...before.keys()].filter((each) => /\.\w+$/.test(each))) {
      const { etag } = (await request.get(path)).headers();
      const again = await request.get(path, { headers: { 'if-none-match': etag! } });
      expect([path, again.status()]).toEqual([path, 304]);
    }
  });

  test('a file that was never rendered is a failure, and not an empty file', async ({
    request,
  }) => {
    const response = await fetchPath(request, '/sitemap-posts-99.xml');

    expect([response.status, response.text]).toEqual([503, '']);
    expect(response.caching).toContain('no-store');
  });

  test('a page that was never rendered is a 503 in both languages, and is not stored', async ({
    request,
  }) => {
    for (const { screen, paths } of unseen) {
      for (const path of [...paths, ...paths]) {
        const response = await fetchPath(request, path);

        expect([path, response.status]).toEqual([path, 503]);
        expect(response.caching).toContain('no-store');
        expect(response.text).toContain(en.unavailable.screens[screen]);
        expect(response.text).toContain(de.unavailable.screens[screen]);
        expect(response.policy).toContain("script-src 'none'");
        expect(response.text).not.toContain('<script');
      }
    }
  });

  test('the site recovers by itself when WordPress is back', async ({ request }) => {
    await control('wordpress', 'start');

    for (const path of unseen.flatMap(({ paths }) => paths)) {
      await expect.poll(async () => (await fetchPath(request, path)).status).toBe(200);
    }
    expect((await fetchPath(request, '/news')).status).toBe(200);
  });
});

type Unseen = { screen: 'post' | 'event' | 'music'; paths: string[]; item: string };

/** Publishes a post, an event and a release, and returns the paths of their pages. */
async function publishOneOfEach(): Promise<Unseen[]> {
  const rest = await WordPressRest.logIn();
  const publish = async (route: string, more: object = {}) => {
    const body = { title: 'Never seen', status: 'publish', ...more };
    const made = await rest.send({ method: 'POST', path: `/wp/v2/${route}`, body });
    return { ...made, item: `/wp/v2/${route}/${made.id}?force=true` };
  };
  const post = await publish('posts');
  const event = await publish('headless-events', { meta: { start_date: '2020-02-29' } });
  const release = await publish('music');
  const pathsIn = (english: string, german: string, { slug }: { slug: string }) => [
    english + slug,
    german + slug,
  ];

  return [
    { screen: 'post', paths: pathsOf(post), item: post.item },
    {
      ...{ screen: 'event', item: event.item },
      paths: pathsIn('/events/', '/de/veranstaltungen/', event),
    },
    {
      ...{ screen: 'music', item: release.item },
      paths: pathsIn('/music/', '/de/musik/', release),
    },
  ];
}

async function storedContents(request: APIRequestContext, paths: string[]) {
  const contents = new Map<string, string>();
  for (const path of paths) contents.set(path, await storedContent(request, path));

  return contents;
}

/** The stored response of a path, once it is up to date. */
async function storedContent(request: APIRequestContext, path: string): Promise<string> {
  const state = async () => (await fetchPath(request, path)).state;
  await expect.poll(state, { timeout: 30_000, message: `${path} must be stored` }).toBe('HIT');

  return contentOf((await fetchPath(request, path)).text);
}

/** The main part of a page, or the whole of a file. */
function contentOf(text: string): string {
  if (!text.startsWith('<!DOCTYPE html>')) return text;
  const main = /<main[^]*<\/main>/.exec(text)?.[0];
  expect(main).toBeTruthy();

  return main!;
}
