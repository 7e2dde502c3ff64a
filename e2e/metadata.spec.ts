import sharp from 'sharp';

import { colours } from '../lib/config/colours-outside-css.mjs';
import { stack } from './support/environment';
import { content } from './support/content';
import { feedsIn } from './support/content-types';
import { headOf, type GraphNode, type Head } from './support/head';
import { listedEvents } from './support/events';
import { expect, test } from './support/test';

const { category, event, post, release, tag, video } = content;
const translated = content.translatedPost.path;
const [story = ''] = content.stories;
const tour = content.tourWithDates;

type Pair = [english: string, german: string, types: string[]];
const list = ['BreadcrumbList', 'ItemList'];
const secondNewsPage: Pair[] = [['/news/page/2', '/de/news/page/2', list]];
const secondEventsPage: Pair[] = [['/events/page/2', '/de/veranstaltungen/page/2', list]];

/** The pages of an event, a video and a release in both languages, of those that have a German version. */
const itemPages: Pair[] = (
  [
    [event, '/events/', '/de/veranstaltungen/', ['BreadcrumbList', 'MusicEvent', 'MusicGroup']],
    [video, '/videos/', '/de/videos/', ['BreadcrumbList', 'VideoObject']],
    [release, '/music/', '/de/musik/', ['BreadcrumbList', 'MusicAlbum']],
  ] as const
)
  .filter(([slug]) => content.inGerman.includes(slug))
  .map(([slug, english, german, types]) => [english + slug, german + slug, [...types]]);

/** A page of every type that exists in both languages: its paths, and the types that its structured data needs. */
const pairs: Pair[] = [
  ['/', '/de', ['WebSite', 'MusicGroup', 'Person']],
  ['/news', '/de/news', ['BreadcrumbList', 'ItemList']],
  ...(content.hasSecondNewsPage ? secondNewsPage : []),
  [translated, `/de${translated}`, ['BreadcrumbList', 'BlogPosting']],
  [`/category/${category}`, `/de/category/${category}`, ['BreadcrumbList', 'ItemList']],
  [`/tag/${tag}`, `/de/tag/${tag}`, ['BreadcrumbList', 'ItemList']],
  ['/events', '/de/veranstaltungen', ['BreadcrumbList', 'ItemList']],
  ...(content.hasSecondEventsPage ? secondEventsPage : []),
  ['/past-events', '/de/vergangene-veranstaltungen', ['BreadcrumbList', 'ItemList']],
  ...itemPages,
  ['/videos', '/de/videos', ['BreadcrumbList', 'ItemList']],
  ['/music', '/de/musik', ['BreadcrumbList', 'ItemList']],
  ['/tours', '/de/touren', ['BreadcrumbList', 'ItemList', 'MusicEvent']],
  [`/tours/${tour}`, `/de/touren/${tour}`, ['BreadcrumbList', 'MusicEvent']],
  ['/press', '/de/presse', ['BreadcrumbList', 'MusicGroup']],
  ['/biography', '/de/biografie', ['AboutPage', 'MusicGroup', 'Person']],
  [`/biography/${story}`, `/de/biografie/${story}`, ['ProfilePage', 'Person', 'BreadcrumbList']],
  ['/disclaimer', '/de/haftungsausschluss', ['BreadcrumbList']],
  ['/legal-notices', '/de/impressum', ['BreadcrumbList']],
];

/** The properties that Google requires for a rich result, by type. */
const required: Record<string, string[]> = {
  MusicEvent: ['name', 'startDate', 'location'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  MusicGroup: ['name', 'url', 'logo', 'sameAs'],
  Person: ['name'],
  MusicAlbum: ['name', 'byArtist', 'image', 'datePublished', 'track'],
  MusicRecording: ['name', 'byArtist', 'image', 'datePublished'],
};

for (const [english, german, types] of pairs) {
  test(`${english} has complete metadata in both languages`, async ({ request }) => {
    const heads = [await headOf(request, english), await headOf(request, german)];
    for (const [index, head] of heads.entries()) {
      const path = index ? german : english;
      expectCompleteHead(head, path);
      expect(head.canonical).toBe(urlOf(path));
      expect(head.alternates).toEqual({
        ...{ en: urlOf(english), de: urlOf(german) },
        'x-default': urlOf(english),
      });
      expect(head.meta['og:locale']).toBe(index ? 'de_CH' : 'en_GB');
      expect(head.meta['og:locale:alternate']).toBe(index ? 'en_GB' : 'de_CH');
      const found = head.graph.map((node) => node['@type']);
      expect(found).toEqual(expect.arrayContaining(types));
    }
    expect(heads[0]!.title).not.toBe(heads[1]!.title);
    expect(heads[0]!.description).not.toBe(heads[1]!.description);
  });
}

test('an untranslated post on a German page has the canonical address of the original', async ({
  request,
}) => {
  const original = await headOf(request, post.path);
  const shown = await headOf(request, `/de${post.path}`);
  expect(original.status).toBe(200);
  for (const head of [original, shown]) {
    expect(head.canonical).toBe(urlOf(post.path));
    expect(head.meta['og:url']).toBe(head.canonical);
    expect(head.meta['og:image']).toBe(original.meta['og:image']);
    expect(head.meta['og:locale:alternate']).toBeUndefined();
  }
  expect(Object.keys(original.alternates)).toEqual(['en', 'x-default']);
  expect(shown.alternates).toEqual({});
});

test('the metadata of a post says when it was published, and its section', async ({ request }) => {
  const { meta, graph } = await headOf(request, `/de${translated}`);
  const node = graph.find((node) => node['@type'] === 'BlogPosting')!;
  expect(meta['og:type']).toBe('article');
  expect(meta['article:published_time']).toMatch(zonedOn(translated));
  expect(node.datePublished).toBe(meta['article:published_time']);
  expect(node.headline).toBe(content.translatedPost.germanTitle);
  expect(meta['article:section']).toBeTruthy();
});

test(
  'the structured data of an event says its time and status',
  { tag: '@nightly' },
  async ({ request }) => {
    const events = await listedEvents(request, 'upcoming');
    for (const event of events) {
      const { graph } = await headOf(request, `/events/${event.slug}`);
      const node = graph.find((each) => each['@type'] === 'MusicEvent')!;
      expect(String(node.startDate)).toMatch(
        event.start_time
          ? new RegExp(`^${event.start_date}T${event.start_time}[+-]\\d\\d:\\d\\d$`)
          : new RegExp(`^${event.start_date}$`),
      );
      const status = { scheduled: 'Scheduled', cancelled: 'Cancelled', postponed: 'Rescheduled' };
      expect(node.eventStatus).toBe(
        `https://schema.org/Event${status[event.status as keyof typeof status]}`,
      );
      if (event.status === 'postponed') expect(node.previousStartDate).toMatch(/^\d{4}-\d\d-\d\d$/);
      if (event.status === 'cancelled') expect(node.offers).toBeUndefined();
    }
  },
);

test('pages for no search engine have a title and are noindex, without canonical and translations', async ({
  request,
}) => {
  const missing = ['/no-such-page', '/2026/11/no-such-post', '/?p=999999', '/de?p=999999'];
  for (const path of ['/search', '/de/suche', ...missing]) {
    const head = await headOf(request, path);
    expect([path, head.title]).toEqual([path, expect.stringContaining(content.product)]);
    expect([path, head.robots]).toEqual([path, 'noindex']);
    expect([path, head.canonical, head.alternates]).toEqual([path, '', {}]);
  }
});

test('filtered news have the canonical address of the category', async ({ request }) => {
  const head = await headOf(request, `/news/category/${category}`);
  expect(head.canonical).toBe(urlOf(`/category/${category}`));
  expect(head.alternates).toEqual({});
});

test('an old address of a share image redirects, and one without a page is a 404', async ({
  request,
}) => {
  const { meta } = await headOf(request, '/events');
  const path = new URL(meta['og:image']!).pathname;
  const moved = await request.get(path.replace(/share\/\w+/, 'share/0123456789'), {
    maxRedirects: 0,
  });
  expect([moved.status(), moved.headers()['location']]).toEqual([308, path]);

  for (const unknown of ['en/no-such-page', 'en/events/no-such-event', 'fr/news', 'en/2026/11/x']) {
    const response = await request.get(`/api/share/0123456789/${unknown}`, { maxRedirects: 0 });
    expect([unknown, response.status()]).toEqual([unknown, 404]);
    expect(response.headers()['cache-control']).toContain('no-store');
  }
});

test('a phone finds a web app manifest, a theme color and icons', async ({ request }) => {
  const { html } = await headOf(request, '/de');
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
  expect(html).toContain(`<meta name="theme-color" content="${colours.ink}"/>`);
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of manifest.icons) {
    const icon = await sharp(await (await request.get(src)).body()).metadata();
    if (sizes !== 'any') expect(`${icon.width}x${icon.height}`).toBe(sizes);
  }
  for (const [, href] of html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)) {
    expect([href, (await request.get(href!)).status()]).toEqual([href, 200]);
  }
});

/** A pattern for a time with its time zone, in the year and month of a post's path. */
const zonedOn = (path: string) => {
  const [, year, month] = path.split('/');
  return new RegExp(`^${year}-${month}-\\d\\dT\\d\\d:\\d\\d:\\d\\d[+-]\\d\\d:\\d\\d$`);
};

// The URL of the home page has no slash at its end.
const urlOf = (path: string) => new URL(path, stack.siteUrl).href.replace(/\/$/, '');

/** Asserts what the head of every indexable page needs. */
function expectCompleteHead(head: Head, path: string) {
  expect([path, head.status, head.headings]).toEqual([path, 200, 1]);
  expect(head.title).toContain(content.product);
  expect(head.title.length).toBeGreaterThan(10);
  expect(head.description.length).toBeGreaterThan(10);
  expect([...head.description].length).toBeLessThanOrEqual(160);
  expect(head.robots).toBe('max-image-preview:large');
  expect(head.meta['og:url']).toBe(head.canonical);
  expect(head.meta['og:description']).toBe(head.description);
  expect(head.meta['twitter:card']).toBe('summary_large_image');
  const language = /^\/de(\/|$)/.test(path) ? 'de' : 'en';
  expect(head.feeds.toSorted()).toEqual(feedsIn(language).map(urlOf).toSorted());

  const words = [head.title, head.description, ...Object.values(head.meta)];
  for (const text of [...words, JSON.stringify(head.graph)]) {
    expect(text).not.toMatch(/&(amp|#\d+|nbsp|quot|lt|gt|hellip);/);
    expect(text).not.toContain(new URL(stack.wordpressUrl).host);
  }
  head.graph.forEach(expectComplete);
}

function expectComplete(node: GraphNode) {
  for (const property of required[node['@type']] ?? []) {
    expect([node['@type'], property, node[property] ?? null]).not.toEqual([
      ...[node['@type'], property, null],
    ]);
  }
}
