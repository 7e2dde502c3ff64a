import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestKnown, restart } from './phases.mjs';
import { Result } from '../../common/results/result.mjs';

test('a page with good content must still have it; one without may be unavailable', async () => {
  const [known, changed, fresh] = ['/known', '/changed', '/fresh'].map((path) => ({
    ...{ type: 'news', path, shows: [/News/] },
    source: /** @type {const} */ ('wordpress'),
  }));
  const site = {
    good: new Map([known, changed].map(({ path }) => [path, `News of ${path}`])),
    request: async ({ path }) => {
      const text = path === changed.path ? 'News of today' : `News of ${path}`;
      const headers = { caching: 's-maxage=300', policy: '', etag: '', state: 'HIT', location: '' };
      return { status: 200, seconds: 0.1, text, whole: text, ...headers };
    },
    withLag: async (work) => /** @type {any} */ ([await work(), 0]),
  };
  const { requested } = await requestKnown(site, 'hangs', [known, changed, fresh]);

  assert.deepEqual(
    new Map(requested.map(({ page, verdict }) => [page.path, [verdict.word, verdict.isRight]])),
    new Map([
      ['/known', ['same', true]],
      ['/changed', ['other', false]],
      ['/fresh', ['right', true]],
    ]),
  );
});

test('a process that is blocked for five seconds fails, although the other limits grow with it', async () => {
  const failuresAfter = async (lag, renderTime = 1) => {
    const site = {
      ...{ good: new Map(), setFault() {}, stop() {}, start() {}, untilIdle() {} },
      ...{ pages: [], renderTime, faults: [{ name: 'hangs' }] },
      withLag: async (work) => [await work(), lag],
      memoryDuring: async (work) => [await work(), 0],
    };
    const result = new Result({ name: 'restart', promise: '' });
    await restart(/** @type {any} */ (site), result);
    return result.failures();
  };
  assert.deepEqual(await failuresAfter(1.4), []);
  assert.deepEqual(await failuresAfter(4.9), [
    'restart, hangs, page without data sources: it took 4.9 s; the limit is 4.0 s',
  ]);
  // A machine that needs 4.8 seconds to render all pages at once may take 6.
  assert.deepEqual(await failuresAfter(5.9, 4.8), []);
  assert.equal((await failuresAfter(6.1, 4.8)).length, 1);
});
