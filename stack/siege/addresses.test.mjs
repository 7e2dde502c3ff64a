import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../settings.mjs';
import { addressesOfNothing, addressOfNothing } from './addresses.mjs';

const exceptions = {
  '/[locale]/search/[[...asked]]': 'its words come in a query',
};

test('every route that takes a name or a number is attacked', () => {
  const files = readdirSync(join(rootDir, 'app'), { recursive: true, encoding: 'utf8' });
  const routes = files
    .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
    .map((file) => `/${dirname(file)}`)
    .filter((route) => route.replace(/^\/\[locale\]/, '').includes('['));

  const attacked = [...addressesOfNothing.map(([route]) => route), ...Object.keys(exceptions)];
  assert.deepEqual(
    routes.filter((route) => !attacked.includes(route)),
    [],
  );
  assert.deepEqual(
    attacked.filter((route) => !routes.includes(route)),
    [],
  );
});

test('no address comes twice', () => {
  const addresses = Array.from({ length: 1000 }, (_, number) =>
    addressOfNothing(`word-${number}`, number),
  );
  assert.equal(new Set(addresses).size, 1000);
  assert.ok(addresses.some((address) => address.includes('The-word')));
});
