import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pause } from '../wait.mjs';
import { keyPromises } from './edge-keys.mjs';
import { runningEdge } from './running-edge.mjs';

/**
 * What every edge promises, whatever program it is: the tests of one file.
 * @param {object} edge
 * @param {(place: import('./running-edge.mjs').Place) => Promise<import('./running-edge.mjs').Running>} edge.start
 * @param {Record<string, string | undefined>} edge.encodings what it answers in, by what a visitor accepts
 * @returns {{ folder: string, stop: () => Promise<unknown> }} for what one edge alone promises
 */
export function edgePromises({ start, encodings }) {
  const running = runningEdge(start);
  const { get, site } = running;

  test('keeps a page compressed for whoever accepts it, which the site never hears of', async () => {
    for (const [accepted, encoding] of [...Object.entries(encodings), ['', undefined]]) {
      const answer = await get('/variants', accepted ? { 'accept-encoding': accepted } : {});
      assert.deepEqual([accepted, answer.headers['content-encoding']], [accepted, encoding]);
      assert.match(answer.text, /^html 1/);
    }
    const variants = new Set([...Object.values(encodings), undefined]).size;
    assert.ok(site.asked.length <= variants);
    for (const { headers } of site.asked) assert.equal(headers['accept-encoding'], undefined);
  });

  keyPromises(running);

  test('shows an edit within five seconds, to a first visitor too', async () => {
    const script = '/_next/static/of-a-version.js';
    for (const path of ['/edited', '/seldom', '/icon.svg?icon.1.svg', script]) await get(path);
    site.edition = 2;
    const since = Date.now();
    while (!(await get('/edited')).text.includes('html 2')) {
      assert.ok(Date.now() - since < 5_000, 'the edit is not to be seen after five seconds');
      await pause(50);
    }
    await pause(4_200 - (Date.now() - since));
    assert.match((await get('/seldom')).text, /^html 2/);
    // Its version stands behind the question mark, and that of a script in its path.
    assert.match((await get('/icon.svg?icon.2.svg')).text, /^html 2/);
    assert.match((await get(script)).text, /^html 1/);
  });

  test('keeps nothing that is private, old already, or below /api/', async () => {
    for (const path of ['/preview', '/stale', '/api/picture', '/plain']) {
      site.asked = [];
      await get(path);
      await get(path);
      assert.deepEqual([path, site.asked.length], [path, 2]);
    }
    site.asked = [];
    assert.equal((await get('/broken')).status, 500);
    const once = site.asked.length;
    assert.equal((await get('/broken')).status, 500);
    assert.equal(site.asked.length, 2 * once);
  });

  test('asks the site once, however many come for a page at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => get('/herd')));

    assert.ok(answers.every(({ status }) => status === 200));
    assert.equal(site.asked.length, 1);
  });

  test('tells the site who asks, and no visitor what the request of another is called', async () => {
    const one = await get('/named', { 'x-forwarded-for': '6.6.6.6', 'x-request-id': 'forged' });
    const other = await get('/named');

    assert.equal(other.headers['x-edge-cache'], 'HIT');
    assert.equal(site.asked.length, 1);
    assert.equal(site.asked[0].headers['x-forwarded-for'], '6.6.6.6, 127.0.0.1');
    assert.equal(site.asked[0].headers['x-request-id'], one.headers['x-request-id']);
    // What lib/request-id.ts takes over.
    assert.match(String(one.headers['x-request-id']), /^(?!forged)[\w.-]{8,64}$/);
    assert.notEqual(one.headers['x-request-id'], other.headers['x-request-id']);
    assert.equal(other.headers['cache-control'], 's-maxage=300, stale-while-revalidate=31535700');
    assert.equal(other.headers['x-site-cache-control'], undefined);
  });

  test('refuses TRACE', async () => {
    assert.equal((await get('/traced', {}, 'TRACE')).status, 405);
    assert.equal(site.asked.length, 0);
  });

  test('shows what it has while the site fails or is away', async () => {
    const isKept = async () => {
      for (const turn of ['once', 'twice'])
        assert.match((await get('/known')).text, /^html 1/, turn);
    };
    await get('/known');
    await pause(4_200);
    // First it cannot make its pages anew, then it has none, then there is no site.
    for (const state of ['/stale', '/broken']) {
      site.allLike = state;
      await isKept();
    }
    assert.equal((await get('/unknown')).status, 500);
    await site.stop();
    await isKept();
    assert.match(String((await get('/unknown')).status), /^50[23]$/);

    site.allLike = '';
    await site.start();
    const since = Date.now();
    while ((await get('/unknown')).status !== 200) {
      assert.ok(Date.now() - since < 5_000, 'the site is back, and the edge has not noticed');
      await pause(50);
    }
  });

  return running;
}
