import { expect, test, type APIRequestContext } from '@playwright/test';

import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { control } from './support/control';
import { answerOf } from './support/site';
import { sitemapPaths } from './support/sitemaps';
import { pathOf } from './support/wordpress';
import { WordPressRest } from './support/wordpress-rest';

const known = [
  ...['/', '/de', '/news', '/de/news', '/2026/08/northbound', '/de/2026/08/northbound'],
  ...['/category/concerts-tours', '/de/tag/piano-keys', '/events', '/de/veranstaltungen'],
  ...['/events/one-note-at-ten-to-nine', '/de/vergangene-veranstaltungen', '/videos', '/de/musik'],
  ...['/de/videos/rims', '/music/night-grammar'],
];
const files = [
  ...['/feed.xml', '/de/feed.xml', '/events/feed.xml', '/de/veranstaltungen/feed.xml'],
  ...['/feed.json', '/events.ics', '/sitemap.xml'],
];

test.describe('while WordPress is down', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });

  let before: Map<string, string>;
  let news: News[];

  test.beforeAll(async ({ request }) => {
    test.setTimeout(120_000);
    const all = [...known, ...files, ...(await sitemapPaths(request))];
    before = new Map();
    for (const path of all) before.set(path, await settledContent(request, path));
    // Made while nobody could tell the site of it, so that it has none of their pages.
    await control('site', 'stop');
    news = await publishOneOfEach();
    await control('wordpress', 'stop');
    await control('site', 'start');
  });

  test.afterAll(async () => {
    await control('wordpress', 'start');
    await remove(news);
  });

  test('every page and file that was ever made keeps answering with its content', async ({
    request,
  }) => {
    await expectAsBefore();
    // Longer than the shortest timer, so that pages are asked to regenerate and cannot.
    await new Promise((resolve) => setTimeout(resolve, 65_000));
    await expectAsBefore();
    await expectAsBefore();

    async function expectAsBefore() {
      for (const [path, content] of before) {
        const answer = await answerOf(request, path);
        expect([path, answer.status]).toEqual([path, 200]);
        expect([path, contentOf(answer) === content]).toEqual([path, true]);
      }
    }
  });

  test('a reader that asks again for a file is told that it has not changed', async ({
    request,
  }) => {
    for (const path of [...before.keys()].filter((each) => /\.\w+$/.test(each))) {
      const { etag } = (await request.get(path)).headers();
      const again = await request.get(path, { headers: { 'if-none-match': etag! } });
      expect([path, again.status()]).toEqual([path, 304]);
    }
  });

  test('a file that never was is a failure, and not an empty file', async ({ request }) => {
    const answer = await answerOf(request, '/sitemap-posts-99.xml');

    expect([answer.status, answer.text]).toEqual([503, '']);
    expect(answer.caching).toContain('no-store');
  });

  test('a page that never was answers 503 in both languages, and is not stored', async ({
    request,
  }) => {
    for (const { screen, paths } of news) {
      for (const path of [...paths, ...paths]) {
        const answer = await answerOf(request, path);

        expect([path, answer.status]).toEqual([path, 503]);
        expect(answer.caching).toContain('no-store');
        expect(answer.text).toContain(en.unavailable.screens[screen]);
        expect(answer.text).toContain(de.unavailable.screens[screen]);
        expect(answer.policy).toContain("script-src 'none'; style-src 'self' 'sha256-");
        expect(answer.text).not.toContain('<script');
      }
    }
  });

  test('the site starts, with everything it had', async ({ request }) => {
    await control('site', 'stop');
    await control('site', 'start');

    for (const path of known) {
      expect([path, (await answerOf(request, path)).status]).toEqual([path, 200]);
    }
  });

  test('it heals by itself when WordPress is back', async ({ request }) => {
    await control('wordpress', 'start');

    for (const path of news.flatMap(({ paths }) => paths)) {
      await expect.poll(async () => (await answerOf(request, path)).status).toBe(200);
    }
    expect((await answerOf(request, '/news')).status).toBe(200);
  });
});

type News = { screen: 'post' | 'event' | 'music'; paths: string[]; item: string };

/** A post, an event and a release, and the paths of their pages. */
async function publishOneOfEach(): Promise<News[]> {
  const rest = await WordPressRest.logIn();
  const publish = async (base: string, more: object = {}) => {
    const body = { title: 'Unheard of', status: 'publish', ...more };
    const made = await rest.send({ method: 'POST', path: `/wp/v2/${base}`, body });
    return { ...made, item: `/wp/v2/${base}/${made.id}?force=true` };
  };
  const post = await publish('posts');
  const event = await publish('headless-events', { meta: { start_date: '2020-02-29' } });
  const release = await publish('music');
  await rest.end();

  return [
    { screen: 'post', paths: [pathOf(post), `/de${pathOf(post)}`], item: post.item },
    {
      screen: 'event',
      paths: [`/events/${event.slug}`, `/de/veranstaltungen/${event.slug}`],
      item: event.item,
    },
    {
      screen: 'music',
      paths: [`/music/${release.slug}`, `/de/musik/${release.slug}`],
      item: release.item,
    },
  ];
}

async function remove(news: News[]): Promise<void> {
  const rest = await WordPressRest.logIn();
  for (const { item } of news) await rest.send({ method: 'DELETE', path: item });
  await rest.end();
}

/** What a visitor reads there once nothing about it is being made anew. */
async function settledContent(request: APIRequestContext, path: string): Promise<string> {
  await expect
    .poll(async () => (await answerOf(request, path)).state, { timeout: 30_000, message: path })
    .toBe('HIT');
  return contentOf(await answerOf(request, path));
}

/** A page's own part, or the whole of a file. */
function contentOf({ text }: { text: string }): string {
  if (!text.startsWith('<!DOCTYPE html>')) return text;
  const main = /<main[^]*<\/main>/.exec(text)?.[0];
  expect(main).toBeTruthy();
  return main!;
}
