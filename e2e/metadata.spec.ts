import sharp from 'sharp';

import { tours } from '../content/tours/tours';
import { stack } from './support/environment';
import { headOf, type GraphNode, type Head } from './support/head';
import { listedEvents } from './support/events';
import { expect, test } from './support/test';

/** A page of every kind that stands in both languages: its address, and what its graph must hold. */
const pairs: [english: string, german: string, things: string[]][] = [
  ['/', '/de', ['WebSite', 'MusicGroup', 'Person']],
  ['/news', '/de/news', ['BreadcrumbList', 'ItemList']],
  ['/news/page/2', '/de/news/page/2', ['BreadcrumbList', 'ItemList']],
  ['/2026/11/winter-rooms', '/de/2026/11/winter-rooms', ['BreadcrumbList', 'BlogPosting']],
  ['/category/soul-songs', '/de/category/soul-songs', ['BreadcrumbList', 'ItemList']],
  ['/tag/432-hz', '/de/tag/432-hz', ['BreadcrumbList', 'ItemList']],
  ['/events', '/de/veranstaltungen', ['BreadcrumbList', 'ItemList']],
  ['/events/page/2', '/de/veranstaltungen/page/2', ['BreadcrumbList', 'ItemList']],
  ['/past-events', '/de/vergangene-veranstaltungen', ['BreadcrumbList', 'ItemList']],
  [
    '/events/one-note-at-ten-to-nine',
    '/de/veranstaltungen/one-note-at-ten-to-nine',
    ['BreadcrumbList', 'MusicEvent', 'MusicGroup'],
  ],
  ['/videos', '/de/videos', ['BreadcrumbList', 'ItemList']],
  [
    '/videos/river-without-banks',
    '/de/videos/river-without-banks',
    ['BreadcrumbList', 'VideoObject'],
  ],
  ['/music', '/de/musik', ['BreadcrumbList', 'ItemList']],
  ['/music/night-grammar', '/de/musik/night-grammar', ['BreadcrumbList', 'MusicAlbum']],
  ['/tours', '/de/touren', ['BreadcrumbList', 'ItemList', 'MusicEvent']],
  ['/tours/believe-tour', '/de/touren/believe-tour', ['BreadcrumbList', 'MusicEvent']],
  ['/press', '/de/presse', ['BreadcrumbList', 'MusicGroup']],
  ['/biography', '/de/biografie', ['AboutPage', 'MusicGroup', 'Person']],
  ['/biography/aura', '/de/biografie/aura', ['ProfilePage', 'Person', 'BreadcrumbList']],
  ['/disclaimer', '/de/haftungsausschluss', ['BreadcrumbList']],
  ['/legal-notices', '/de/impressum', ['BreadcrumbList']],
];

/** What Google asks for, by type: without one of these it shows no rich result. */
const required: Record<string, string[]> = {
  MusicEvent: ['name', 'startDate', 'location'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  WebSite: ['name', 'url', 'potentialAction'],
  MusicGroup: ['name', 'url', 'logo', 'sameAs'],
  Person: ['name'],
  MusicAlbum: ['name', 'byArtist', 'image', 'datePublished', 'track'],
  MusicRecording: ['name', 'byArtist', 'image', 'datePublished'],
};

for (const [english, german, things] of pairs) {
  test(`${english} says what it is, in both languages`, async ({ request }) => {
    const heads = [await headOf(request, english), await headOf(request, german)];
    for (const [index, head] of heads.entries()) {
      const path = index ? german : english;
      expectWhole(head, path);
      expect(head.canonical).toBe(urlOf(path));
      expect(head.alternates).toEqual({
        ...{ en: urlOf(english), de: urlOf(german) },
        'x-default': urlOf(english),
      });
      expect(head.meta['og:locale']).toBe(index ? 'de_CH' : 'en_GB');
      expect(head.meta['og:locale:alternate']).toBe(index ? 'en_GB' : 'de_CH');
      const types = head.graph.map((node) => node['@type']);
      expect(types).toEqual(expect.arrayContaining(things));
    }
    expect(heads[0]!.title).not.toBe(heads[1]!.title);
    expect(heads[0]!.description).not.toBe(heads[1]!.description);
  });
}

test('no two of these pages have the same title or description', async ({ request }) => {
  const paths = [
    ...pairs.flatMap(([english, german]) => [english, german]),
    // A video, a release and an evening of one name.
    ...['/videos/please-play-few-notes', '/music/please-play-few-notes'],
    '/events/please-play-few-notes',
    ...tours.map(({ slug }) => `/tours/${slug}`).filter((path) => path !== '/tours/believe-tour'),
    ...['/past-events/page/2', '/de/vergangene-veranstaltungen/page/2', '/biography/lune'],
  ];
  const heads = await Promise.all(paths.map((path) => headOf(request, path)));
  for (const kind of ['title', 'description'] as const) {
    const texts = heads.map((head) => head[kind]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('a post that is not translated points to its original, and neither offers the other', async ({
  request,
}) => {
  const original = await headOf(request, '/2026/08/northbound');
  const shown = await headOf(request, '/de/2026/08/northbound');
  expect(original.status).toBe(200);
  for (const head of [original, shown]) {
    expect(head.canonical).toBe(urlOf('/2026/08/northbound'));
    expect(head.meta['og:url']).toBe(head.canonical);
    expect(head.meta['og:image']).toBe(original.meta['og:image']);
    expect(head.meta['og:locale:alternate']).toBeUndefined();
  }
  expect(Object.keys(original.alternates)).toEqual(['en', 'x-default']);
  expect(shown.alternates).toEqual({});
});

test('a post says when it was written, and of what', async ({ request }) => {
  const { meta, graph } = await headOf(request, '/de/2026/11/winter-rooms');
  const post = graph.find((node) => node['@type'] === 'BlogPosting')!;
  expect(meta['og:type']).toBe('article');
  expect(meta['article:published_time']).toMatch(/^2026-11-\d\dT\d\d:\d\d:\d\d\+01:00$/);
  expect(post.datePublished).toBe(meta['article:published_time']);
  expect(post.headline).toBe('Winterzimmer: sechs Abende vor Weihnachten');
  expect(meta['article:section']).toBeTruthy();
});

test('an event says when, where and how, and what became of it', async ({ request }) => {
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
});

test('pages that must not be found say so, and nothing else', async ({ request }) => {
  for (const path of ['/search', '/de/suche', '/no-such-page', '/2026/11/no-such-post']) {
    const head = await headOf(request, path);
    expect([path, head.robots]).toEqual([path, 'noindex']);
    expect([path, head.canonical, head.alternates]).toEqual([path, '', {}]);
  }
});

test('a filter of the news points to the category it shows', async ({ request }) => {
  const head = await headOf(request, '/news/category/soul-songs');
  expect(head.canonical).toBe(urlOf('/category/soul-songs'));
  expect(head.alternates).toEqual({});
});

test('an address of a share image draws nothing but what a page says', async ({ request }) => {
  const { meta } = await headOf(request, '/events');
  const path = new URL(meta['og:image']!).pathname;
  const moved = await request.get(path.replace(/share\/\w+/, 'share/0123456789'), {
    maxRedirects: 0,
  });
  expect([moved.status(), moved.headers()['location']]).toEqual([308, path]);

  for (const unknown of ['en/no-such-page', 'en/events/no-such-event', 'fr/news', 'en/2026/11/x']) {
    const answer = await request.get(`/api/share/0123456789/${unknown}`, { maxRedirects: 0 });
    expect([unknown, answer.status()]).toEqual([unknown, 404]);
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
});

test('a telephone finds a name, colours and icons', async ({ request }) => {
  const { html } = await headOf(request, '/de');
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
  expect(html).toContain('<meta name="theme-color" content="#0b0714"/>');
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of manifest.icons) {
    const icon = await sharp(await (await request.get(src)).body()).metadata();
    if (sizes !== 'any') expect(`${icon.width}x${icon.height}`).toBe(sizes);
  }
  for (const [, href] of html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)) {
    expect([href, (await request.get(href!)).status()]).toEqual([href, 200]);
  }
});

// The home page is the host alone.
const urlOf = (path: string) => new URL(path, stack.siteUrl).href.replace(/\/$/, '');

/** What is asked of every page that is to be found. */
function expectWhole(head: Head, path: string) {
  expect([path, head.status, head.headings]).toEqual([path, 200, 1]);
  expect(head.title).toContain('Auralune');
  expect(head.title.length).toBeGreaterThan(10);
  expect(head.description.length).toBeGreaterThan(20);
  expect([...head.description].length).toBeLessThanOrEqual(160);
  expect(head.robots).toBe('max-image-preview:large');
  expect(head.meta['og:url']).toBe(head.canonical);
  expect(head.meta['og:description']).toBe(head.description);
  expect(head.meta['twitter:card']).toBe('summary_large_image');
  expect(head.feeds.map(([type]) => type)).toEqual([
    ...['application/rss+xml', 'application/rss+xml', 'application/feed+json'],
  ]);

  const words = [head.title, head.description, ...Object.values(head.meta)];
  for (const told of [...words, JSON.stringify(head.graph)]) {
    expect(told).not.toMatch(/&(amp|#\d+|nbsp|quot|lt|gt|hellip);/);
    expect(told).not.toContain(new URL(stack.wordpressUrl).host);
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

for (const path of pairs.flatMap(([english, german]) => [english, german])) {
  test(`${path} has a picture to be sent around with`, async ({ request }) => {
    const { meta } = await headOf(request, path);
    const picture = await request.get(meta['og:image']!);
    const bytes = await picture.body();
    const { format, width, height } = await sharp(bytes).metadata();
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect([meta['og:image:width'], meta['og:image:height']]).toEqual(['1200', '630']);
    expect(bytes.length).toBeLessThan(300 * 1024);
    expect(meta['og:image:alt']).toBeTruthy();
  });
}
