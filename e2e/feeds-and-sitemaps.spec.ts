import Parser from 'rss-parser';

import en from '../messages/en.json' with { type: 'json' };
import { routing } from '../lib/i18n/routing';
import { content } from './support/content';
import { feedsIn } from './support/content-types';
import { stack } from './support/environment';
import { fetchPath, expectOneRedirect, timeUntilShown } from './support/site';
import { listedUrls } from './support/sitemaps';
import { nightlyIfGerman } from './support/nightly';
import { expect, test } from './support/test';
import { publishedPosts } from './support/wordpress';
import { WordPressRest } from './support/wordpress-rest';

const feeds = routing.locales.flatMap(feedsIn);
const eventsFeed = '/events/feed.xml';
const files = [...feeds, '/events.ics', '/sitemap.xml', '/sitemap-posts-1.xml'];
const cms = new URL(stack.wordpressUrl).host;

test.describe('the sitemaps', () => {
  test('list each address of this site once, with its dates, translations, images and videos', async ({
    request,
  }) => {
    const listed = await listedUrls(request);
    const locs = listed.map(({ loc }) => loc);

    expect(new Set(locs).size).toBe(locs.length);
    // The sitemaps list at least the fixed pages in both languages, and each post in one language.
    expect(locs.length).toBeGreaterThan(30 + content.posts.length);
    for (const { loc, lastmod, alternates, images, videos } of listed) {
      const { origin, search, hash } = new URL(loc);
      expect([origin, search, hash, loc.length < 2048]).toEqual([stack.siteUrl, '', '', true]);
      if (lastmod) expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
      if (lastmod) expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?$/);
      if (Object.keys(alternates).length) expect(Object.values(alternates)).toContain(loc);
      for (const image of images) expect(new URL(image).origin).toBe(stack.siteUrl);
      for (const video of videos) {
        expect(new URL(video['video:thumbnail_loc']!).origin).toBe(stack.siteUrl);
        expect(video['video:player_loc']).toMatch(/^https:/);
        expect(Boolean(video['video:title'] && video['video:description'])).toBe(true);
      }
    }
  });

  test(
    'list translations that link back to each other',
    { tag: '@nightly' },
    async ({ request }) => {
      const listed = await listedUrls(request);
      const byAddress = new Map(listed.map((url) => [url.loc, url]));

      for (const { alternates } of listed) {
        const languages = Object.keys(alternates).sort();
        if (languages.length) expect(languages).toEqual(['de', 'en', 'x-default']);
        for (const address of Object.values(alternates)) {
          expect(byAddress.get(address)?.alternates).toEqual(alternates);
        }
      }
    },
  );

  test('list every published post, and in German only the translated ones', async ({ request }) => {
    const locs = (await listedUrls(request)).map(({ loc }) => new URL(loc).pathname.toLowerCase());
    const posts = await publishedPosts(request);
    const untranslated = posts.filter(({ path }) => !locs.includes(`/de${path}`));

    expect(posts.filter(({ path }) => !locs.includes(path))).toEqual([]);
    expect(untranslated.length).toBeGreaterThan(0);
    expect(untranslated.length).toBeLessThan(posts.length);
    const page = await fetchPath(request, `/de${untranslated[0]!.path}`);
    expect(page.text).toContain(
      `<link rel="canonical" href="${stack.siteUrl}${untranslated[0]!.path}"`,
    );
  });

  test('list images that load', { tag: '@nightly' }, async ({ request }) => {
    const listed = await listedUrls(request);
    const some = listed.flatMap(({ images }) => images).filter((_, index) => index % 25 === 0);

    for (const image of some) {
      const response = await request.get(image);
      expect([image, response.status()]).toEqual([image, 200]);
      expect(response.headers()['content-type']).toMatch(/^image\//);
    }
  });

  test('are named in robots.txt, which blocks nothing that a page needs', async ({ request }) => {
    const { status, text } = await fetchPath(request, '/robots.txt');

    expect(status).toBe(200);
    expect(text).toContain(`Sitemap: ${stack.siteUrl}/sitemap.xml`);
    expect(text).toContain('Disallow: /api/');
    expect(text).toContain('Allow: /api/media/');
    expect(text).not.toMatch(/Disallow: \/(_next|images)?\/?$/m);
  });
});

test.describe('the feeds', () => {
  for (const path of feeds.filter((each) => each.endsWith('.xml'))) {
    const title = `${path} can be read by other programs, with full texts and addresses of this site`;
    test(title, nightlyIfGerman(path), async ({ request }) => {
      const text = (await fetchPath(request, path)).text;
      const feed = await new Parser().parseString(text);
      const ids = feed.items.map(({ guid }) => guid);

      expect(text).not.toContain(cms);
      expect(feed.feedUrl).toBe(`${stack.siteUrl}${path}`);
      expect(feed.language).toBe(path.startsWith('/de/') ? 'de' : 'en');
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
      for (const item of feed.items) {
        expect((await fetchPath(request, new URL(item.link!).pathname)).status).toBe(200);
        expect(item.isoDate).toBeTruthy();
        expect(item['content:encoded'].length).toBeGreaterThan(20);
        const addresses = [...item['content:encoded'].matchAll(/ (?:href|src)="([^"]*)"/g)];
        expect(addresses.filter(([, address]) => !/^(https?|mailto|tel):/.test(address!))).toEqual(
          [],
        );
      }
    });
  }

  test('list the same posts as JSON', async ({ request }) => {
    const json = await (await request.get('/feed.json')).json();
    const rss = await new Parser().parseString((await fetchPath(request, '/feed.xml')).text);

    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect(json.items.map(({ id }: { id: string }) => id)).toEqual(
      rss.items.map(({ guid }) => guid),
    );
  });

  for (const [old, today] of [
    ['/feed', '/feed.xml'],
    ['/feed/', '/feed.xml'],
    ['/de/feed/', '/de/feed.xml'],
    ['/feed/rss', '/feed.xml'],
    ['/feed/atom/', '/feed.xml'],
    ['/rss.xml', '/feed.xml'],
    ['/comments/feed/', '/feed.xml'],
    ['/events/feed/', '/events/feed.xml'],
    ['/de/events/feed', '/de/veranstaltungen/feed.xml'],
    ['/en/feed.xml', '/feed.xml'],
    ['/wp-sitemap.xml', '/sitemap.xml'],
    ['/de/sitemap.xml', '/sitemap.xml'],
  ] as const) {
    test(`${old} redirects to ${today} directly`, async ({ request }) => {
      await expectOneRedirect(request, old, today);
      expect((await fetchPath(request, today)).status).toBe(200);
    });
  }
});

test(
  'llms.txt lists pages and feeds of the site that exist',
  { tag: '@nightly' },
  async ({ request }) => {
    const { status, text } = await fetchPath(request, '/llms.txt');
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => new URL(address!));

    expect(status).toBe(200);
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    expect(text).toContain(en.news.description);
    expect(links.every(({ origin }) => origin === stack.siteUrl)).toBe(true);
    for (const { pathname } of links) {
      expect([pathname, (await fetchPath(request, pathname)).status]).toEqual([pathname, 200]);
    }
  },
);

test('security.txt says where to report a vulnerability, and has not expired', async ({
  request,
}) => {
  const path = '/.well-known/security.txt';
  const { status, text } = await fetchPath(request, path);
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .toReversed()
      .map((line) => line.split(': ')),
  );

  expect(status).toBe(200);
  expect(fields.Contact).toMatch(/^mailto:/);
  expect(fields.Canonical).toBe(stack.siteUrl + path);
  expect(fields['Preferred-Languages']).toBe('en, de');
  const days = (Date.parse(fields.Expires!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(150);
  expect(days).toBeLessThan(365);
});

test('a feed reader gets 304 for an unchanged file, and the whole file for a changed one', async ({
  request,
}) => {
  for (const path of files) {
    const first = await request.get(path);
    const { etag, 'last-modified': modified } = first.headers();

    for (const [name, value] of [
      ['if-none-match', etag!],
      ['if-modified-since', modified!],
    ] as const) {
      const headers = { [name]: value };
      const again = await request.get(path, { headers });
      expect([path, again.status(), (await again.body()).length]).toEqual([path, 304, 0]);
      expect(again.headers().etag).toBe(etag);
    }
    const other = await request.get(path, { headers: { 'if-none-match': 'W/"another"' } });
    expect([path, other.status()]).toEqual([path, 200]);
  }
});

test.describe('an edit', () => {
  let rest: WordPressRest;

  test.beforeAll(async () => {
    rest = await WordPressRest.logIn();
  });

  test('of a post shows in the sitemap and the feeds', async ({ request }) => {
    const path = '/wp/v2/posts';
    const title = `Salt & Vinegar ${Date.now()}`;
    const shown = title.replace('&', '&#x26;');
    await Promise.all(files.map((file) => request.get(file)));

    const created = new Date();
    const body = { title, slug: 'salt-and-vinegar', status: 'publish', content: 'A short song.' };
    const { id } = await rest.send({ method: 'POST', path, body });
    const listed = await timeUntilShown(request, {
      ...{ path: '/sitemap-posts-1.xml', words: '/salt-and-vinegar</loc>', since: created },
    });
    const read = await timeUntilShown(request, { path: '/feed.xml', words: shown, since: created });
    console.log(`a new post: in the sitemap after ${listed} ms, in the feed after ${read} ms`);

    const edited = new Date();
    await rest.send({ method: 'POST', path: `${path}/${id}`, body: { title: `${title}, again` } });
    await timeUntilShown(request, { path: '/feed.xml', words: `${shown}, again`, since: edited });
    await timeUntilShown(request, { path: '/feed.json', words: `${title}, again`, since: edited });

    await rest.send({ method: 'DELETE', path: `${path}/${id}?force=true` });
    for (const file of ['/feed.xml', '/sitemap-posts-1.xml']) {
      await expect
        .poll(async () => (await fetchPath(request, file)).text)
        .not.toContain('salt-and-vinegar');
    }
  });

  test('of an event shows in its feed', { tag: '@nightly' }, async ({ request }) => {
    const { items } = await new Parser().parseString((await fetchPath(request, eventsFeed)).text);
    const id = Number(/^event-(\d+)@/.exec(items[0]!.guid!)![1]);
    const path = `/wp/v2/headless-events/${id}`;
    const before = items[0]!.title!;

    const since = new Date();
    await rest.send({ method: 'POST', path, body: { title: `${before} (moved)` } });
    await timeUntilShown(request, { path: eventsFeed, words: `${before} (moved)`, since });
    await rest.send({ method: 'POST', path, body: { title: before } });
    await expect
      .poll(async () => (await fetchPath(request, eventsFeed)).text)
      .not.toContain(`${before} (moved)`);
  });
});
