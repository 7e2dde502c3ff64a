import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appRoutes, misspellable, missingPath, missingPaths, nearMissOf } from './addresses.mjs';

const exceptions = {
  '/[locale]/search/[[...segments]]': 'its words come in a query (attacks/addresses.mjs)',
};

test('every route that takes a name or a number is attacked', () => {
  const routes = appRoutes.filter((route) => route.replace(/^\/\[locale\]/, '').includes('['));

  const attacked = [...missingPaths.map(([route]) => route), ...Object.keys(exceptions)];
  assert.deepEqual(
    routes.filter((route) => !attacked.includes(route)),
    [],
  );
  assert.deepEqual(
    attacked.filter((route) => !routes.includes(route)),
    [],
  );
});

test('a further page of a list is attacked without an entry of its own', () => {
  const kinds = missingPaths.find(([route]) => route === '/[locale]/news/page/[page]');
  assert.equal(kinds?.[1]?.('word', 7), '/news/page/507');
});

test('no path comes twice', () => {
  const addresses = Array.from({ length: 1000 }, (_, number) =>
    missingPath(`word-${number}`, number),
  );
  assert.equal(new Set(addresses).size, 1000);
  assert.ok(addresses.some((address) => address.includes('The-word')));
});

test('no misspelled path comes twice, and none is the path of the post itself', () => {
  const path = '/de/2026/08/how-a-book-of-all-the-songs-came-to-us';
  assert.deepEqual(misspellable(['/de/news', '/2026/08/short', path]), [path]);
  const misses = Array.from({ length: 5000 }, (_, number) =>
    nearMissOf(path, 100_000 + 5 * number),
  );
  assert.equal(new Set([path, ...misses]).size, 5001);
  assert.equal(nearMissOf(path, 1), '/de/2026/08/hhow-a-book-of-all-the-songs-came-to-us');
});
