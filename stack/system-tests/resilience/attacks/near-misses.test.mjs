import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misspellable, nearMissFindings, nearMissOf } from './near-misses.mjs';

const items = [
  '/2026/08/two-hundred-metres-of-rope',
  '/de/2026/08/how-a-book-of-all-the-songs-came-to-us',
  '/events/grey-and-gold',
  '/de/veranstaltungen/sugar',
  '/videos/comma',
  '/de/videos/who-is-awake',
  '/music/rims',
  '/de/musik/night-grammar',
  '/tours/believe-tour',
  '/de/touren/in-colors-tour',
];

test('posts, events, videos, releases and tours are misspelled, other pages and files are not', () => {
  const others = [
    ...['/', '/de/news', '/events', '/news/category/journal', '/de/videos/page/2', '/videos/ooh'],
    ...['/events/feed.xml', '/events/sugar/event.ics', '/api/share/0/en/videos/comma'],
  ];
  assert.deepEqual(misspellable([...others, ...items]), items);
});

test('no misspelled path comes twice, and none is the path of the item itself', () => {
  for (const path of items) {
    const misses = Array.from({ length: 5000 }, (_, number) =>
      nearMissOf(path, 4_000_000 + number),
    );
    assert.equal(new Set([path, ...misses]).size, 5001);
  }
  assert.equal(
    nearMissOf('/de/2026/11/the-rooms-of-a-long-winter', 2 ** 5),
    '/de/2026/11/the-roooms-of-a-long-winter',
  );
  assert.equal(nearMissOf('/music/rims', 1), '/music/rrims');
});

const absent = [
  { path: '/events/grrey-and-gold', status: 404 },
  { path: '/music/rrims', status: 307 },
];
const isKept = (misses, requests) =>
  nearMissFindings(misses, requests).map((finding) => finding.isKept);

test('a misspelled slug must get the response of one that does not exist', () => {
  const list = ['/wp-json/wp/v2/headless-slugs', '/wp-json/wp/v2/events/slug/grey-and-gold'];
  assert.deepEqual(isKept(absent, list), [true, true]);
  for (const status of [0, 200, 308, 503])
    assert.deepEqual(isKept([...absent, { path: '/videos/commma', status }], list), [false, true]);
  assert.deepEqual(isKept([], list), [false, true]);
});

test('a misspelled slug must not reach WordPress', () => {
  const [, { why }] = nearMissFindings(absent, ['/wp-json/wp/v2/music?slug=rrims&_embed=true']);
  assert.equal(why, '/wp-json/wp/v2/music?slug=rrims&_embed=true');
  assert.deepEqual(isKept(absent, ['/wp-json/wp/v2/events/slug/grrey-and-gold']), [true, false]);
});
