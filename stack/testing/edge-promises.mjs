import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { pause } from '../wait.mjs';
import { freePort } from './free-port.mjs';
import { askPlainly, SiteBehindEdge } from './site-behind-edge.mjs';

/** @typedef {{ folder: string, site: number, edge: number, compressor: number }} Place */
/** @typedef {{ stop: () => Promise<unknown> }} Running */

/**
 * What every edge promises, whatever program it is: the tests of one file.
 * @param {object} edge
 * @param {(place: Place) => Promise<Running>} edge.start
 * @param {Record<string, string | undefined>} edge.encodings what it answers in, by what a visitor accepts
 * @returns {{ folder: string, stop: () => Promise<unknown> }} for what one edge alone promises
 */
export function edgePromises({ start, encodings }) {
  const folder = mkdtempSync(join(tmpdir(), 'auralune-edge-'));
  let edge;
  let site;
  let port;
  const get = (path, headers, method) => askPlainly(port, path, headers, method);
  const stop = async () => {
    await edge?.stop();
    edge = undefined;
  };

  before(async () => {
    site = new SiteBehindEdge(await freePort());
    await site.start();
    port = await freePort();
    edge = await start({ folder, site: site.port, edge: port, compressor: await freePort() });
  });
  after(async () => {
    await stop();
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => Object.assign(site, { asked: [], edition: 1, allLike: '' }));

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

  test('never gives a component payload for a page, nor one for another', async () => {
    const asks = [
      [{}, /^html/],
      [{ rsc: '1' }, /^payload/],
      [{ rsc: '1', 'next-router-prefetch': '1' }, /^payload .*prefetch/],
      [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }, /^payload .*\/_tree/],
      [{ rsc: '1', 'next-router-state-tree': '%5B%5D' }, /^payload .*%5B%5D/],
      [{ rsc: '1', 'next-url': '/de' }, /^payload .*\/de/],
    ];
    for (const path of ['/mixed', '/mixed', '/mixed?_rsc=x', '/mixed?_rsc=x']) {
      for (const [headers, expected] of path === '/mixed' ? asks : asks.toReversed())
        assert.match((await get(path, headers)).text, expected);
    }
    assert.equal(site.asked.length, 2 * asks.length);
  });

  test('shows an edit within five seconds, to a first visitor too', async () => {
    await get('/edited');
    await get('/seldom');
    site.edition = 2;
    const since = Date.now();
    while (!(await get('/edited')).text.includes('html 2')) {
      assert.ok(Date.now() - since < 5_000, 'the edit is not to be seen after five seconds');
      await pause(50);
    }
    await pause(4_200 - (Date.now() - since));
    assert.match((await get('/seldom')).text, /^html 2/);
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

  return { folder, stop };
}
