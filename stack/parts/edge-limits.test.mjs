import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../settings.mjs';
import { pause, until } from '../processes/wait.mjs';
import { runConcurrently } from '../run-concurrently.mjs';
import { runningEdge } from '../testing/running-edge.mjs';

/** How many requests one visitor may send at once, and per second (deploy/nginx.conf). */
const burst = 500;
const perSecond = 50;
/** The number of files of a large page. No page of the site has so many. */
const partsOfAPage = 60;
/** How many requests of one visitor may be pending at the same time (deploy/nginx.conf). */
const connections = 200;

const proxy = '127.0.0.9';
/** One loopback address per test, so that no test uses the limit of another. */
const visitor = (number) => `127.0.1.${number}`;

const running = runningEdge({ proxy });
const { get } = running;
const requestFrom = (localAddress, path = '/any-page', headers = {}) =>
  get(path, headers, { localAddress });
/** An edge behind a proxy on the same machine, such as one for TLS. */
const behindLocalProxy = runningEdge({ proxy: '127.0.0.1' });

test('lets eight visitors behind one address open a page at once, with all its pictures', async () => {
  const paths = Array.from({ length: 8 }, (_, page) =>
    Array.from({ length: partsOfAPage }, (_, part) =>
      part ? `/_next/image?url=%2F${page}&w=480&q=${part}` : `/page-${page}`,
    ),
  );
  // A browser opens six connections to a host, so eight visitors have 48.
  const responses = await runConcurrently(paths.flat(), 48, (path) =>
    requestFrom(visitor(1), path),
  );
  assert.deepEqual(
    responses.filter(({ status }) => status !== 200),
    [],
  );
});

test('responds with 429, in both languages, to a visitor who sends too many requests, and to nobody else', async () => {
  const since = Date.now();
  const paths = Array.from({ length: 4000 }, (_, number) => `/flood-${number}`);
  const others = [];
  const responses = await runConcurrently(paths, 40, async (path) => {
    if (path.endsWith('00')) others.push(requestFrom(visitor(3)));
    return requestFrom(visitor(2), path);
  });
  const refused = responses.filter(({ status }) => status !== 200);
  const most = burst + perSecond * ((Date.now() - since) / 1000 + 2);
  assert.ok(
    responses.length - refused.length <= most,
    `at most ${most} requests may be served, not ${responses.length - refused.length}`,
  );
  assert.ok(refused.length > 0);
  for (const response of refused) isFriendly(response);
  for (const { status } of await Promise.all(others)) assert.equal(status, 200);

  await pause(1000 * Number(refused[0].headers['retry-after']));
  assert.equal((await requestFrom(visitor(2))).status, 200);
});

test('does not trust the X-Forwarded-For header of a visitor', async () => {
  const responses = await runConcurrently(Array.from({ length: 1500 }).keys(), 40, (number) =>
    requestFrom(visitor(4), '/any-page', {
      'x-forwarded-for': `10.0.${number >> 8}.${number & 255}`,
    }),
  );
  assert.ok(responses.some(({ status }) => status === 429));
});

test('tells apart the visitors behind a listed proxy, and counts an IPv6 network as one visitor', async () => {
  const behind = (address) => requestFrom(proxy, '/any-page', { 'x-forwarded-for': address });
  const one = (number) =>
    behind(`forged, 2001:db8:1:2:${(number & 255).toString(16)}::${number % 7}`);
  const responses = await runConcurrently(Array.from({ length: 1500 }).keys(), 40, one);
  assert.ok(responses.some(({ status }) => status === 429));

  for (const other of ['2001:db8:1:3::1', '192.0.2.7', '192.0.2.8'])
    assert.equal((await behind(other)).status, 200);
  const forwarded = running.site.requests.map(({ headers }) => headers['x-forwarded-for']);
  assert.ok(forwarded.every((chain) => !/^[^,]*$/.test(String(chain))));
});

test('does not limit requests of its own machine', async () => {
  const responses = await runConcurrently(Array.from({ length: 1500 }).keys(), 40, () =>
    requestFrom('127.0.0.1'),
  );
  assert.deepEqual(
    responses.filter(({ status }) => status !== 200),
    [],
  );
});

test('limits how many requests of one visitor are pending at a time, and serves others meanwhile', async () => {
  running.site.requests = [];
  for (let number = 0; number < connections; number++)
    void requestFrom(visitor(9), `/hangs/${number}`);
  await until(() => running.site.requests.length >= connections, {
    what: 'the site has received all requests',
  });

  isFriendly(await requestFrom(visitor(9)));
  assert.equal((await requestFrom(visitor(10))).status, 200);
});

test('counts each request once, behind a proxy on the same machine too', async () => {
  const { site } = behindLocalProxy;
  const from = (address, path) => behindLocalProxy.get(path, { 'x-forwarded-for': address });
  const paths = Array.from({ length: burst }, (_, number) => `/passed-on-${number}`);
  const responses = await runConcurrently(paths, 40, (path) => from('192.0.2.11', path));
  assert.deepEqual(
    responses.filter(({ status }) => status !== 200),
    [],
  );

  site.requests = [];
  for (let number = 1; number < connections; number++) void from('192.0.2.12', `/hangs/${number}`);
  await until(() => site.requests.length >= connections - 1, {
    what: 'the site has received all requests',
  });
  assert.equal((await from('192.0.2.12', '/any-page')).status, 200);
});

test('responds with 413, in both languages, to a body of more than a megabyte', async () => {
  const body = 'x'.repeat(2 ** 20 + 1);
  const { status, headers, text } = await get('/api/contact', {}, { method: 'POST', body });
  assert.deepEqual([status, headers['cache-control']], [413, 'no-store']);
  assert.match(text, /lang="en"><h1>This is too long[^]*lang="de"><h2>Das ist zu lang/);
  assert.deepEqual(running.site.requests, []);
});

const words = ['en', 'de'].map((language) => ({
  language,
  title: JSON.parse(readFileSync(join(rootDir, 'messages', `${language}.json`), 'utf8')).search.busy
    .title,
}));

/** @param {Awaited<ReturnType<ReturnType<typeof runningEdge>['get']>>} response */
function isFriendly({ status, headers, text }) {
  assert.equal(status, 429);
  assert.match(String(headers['retry-after']), /^[1-9]\d?$/);
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.match(String(headers['x-request-id']), /^[\w.-]{8,64}$/);
  for (const { language, title } of words) {
    const section = new RegExp(`lang="${language}">(?:(?!lang=)[^])*<h[12]>${title}</h[12]>`);
    assert.match(text, section);
  }
}
