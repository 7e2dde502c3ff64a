import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crawl, fetchWithRetry } from './crawl.mjs';

/** The addresses to which each address links: in circles, to itself, and to one address several times. */
const links = { a: ['b', 'c', 'c'], b: ['a', 'd'], c: ['c', 'd'], d: ['a', 'b', 'e'], e: [] };

test('every address that can be reached is visited once, a few at a time', async () => {
  const visited = [];
  let [running, most] = [0, 0];
  const visit = async (address, from) => {
    visited.push(address);
    assert.ok(from === '' ? address === 'a' : links[from].includes(address));
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running -= 1;
    return links[address];
  };
  await crawl(['a', 'a'], visit, 2);

  assert.deepEqual(visited.toSorted(), ['a', 'b', 'c', 'd', 'e']);
  assert.equal(most, 2);
});

test('an error of a visit ends the crawl', async () => {
  const visit = async (address) => {
    if (address === 'd') throw new Error('no response');
    return links[address];
  };
  await assert.rejects(crawl(['a'], visit, 2), /no response/);
});

test('a request is repeated while the site is busy, but not for ever', async (t) => {
  const statuses = [503, 503, 308, ...Array(4).fill(503), 200];
  const requests = [];
  t.mock.method(globalThis, 'fetch', async (address, init) => {
    requests.push([address, init.redirect]);
    return new Response('', { status: statuses.shift() });
  });

  assert.equal((await fetchWithRetry('/a', {}, 0)).status, 308);
  assert.equal((await fetchWithRetry('/b', { redirect: 'follow' }, 0)).status, 503);
  assert.deepEqual(requests, [
    ...Array(3).fill(['/a', 'manual']),
    ...Array(4).fill(['/b', 'follow']),
  ]);
});
