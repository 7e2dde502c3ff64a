import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appRoutes, missingPath, missingPaths } from './addresses.mjs';

const exceptions = {
  '/[locale]/search/[[...segments]]': 'its words come in a query (attacks/requests.mjs)',
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
  const templates = missingPaths.find(([route]) => route === '/[locale]/news/page/[page]');
  assert.equal(templates?.[1], '/news/page/{page}');
});

test('no path comes twice', () => {
  const addresses = Array.from({ length: 1000 }, (_, number) =>
    missingPath(`word-${number}`, number),
  );
  assert.equal(new Set(addresses).size, 1000);
  assert.doesNotMatch(addresses.join(), /[{}]|undefined/);
  assert.ok(addresses.some((address) => address.includes('The-word')));
});
