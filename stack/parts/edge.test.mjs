import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { freePort } from '../testing/free-port.mjs';
import { pause } from '../wait.mjs';
import { startEdge } from './edge.mjs';

const folder = mkdtempSync(join(tmpdir(), 'auralune-edge-'));
const words = 'One note at a time. '.repeat(100);

let site;
let edge;
let port;
/** What the site is asked, and which edition of its pages it has. */
let asked = [];
let edition = 1;

before(async () => {
  const [sitePort, edgePort, compressor] = [await freePort(), await freePort(), await freePort()];
  site = await startSite(sitePort);
  port = edgePort;
  edge = await startEdge({ folder, site: sitePort, edge: edgePort, compressor });
});

after(async () => {
  await edge?.stop();
  site?.closeAllConnections();
  site?.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  asked = [];
  edition = 1;
});

test('keeps a page in one variant for each compression, which the site never hears of', async () => {
  const identity = await get('/variants');
  const gzip = await get('/variants', { 'accept-encoding': 'gzip, deflate' });
  const brotli = await get('/variants', { 'accept-encoding': 'gzip, deflate, br, zstd' });

  assert.equal(identity.headers['content-encoding'], undefined);
  assert.equal(gzip.headers['content-encoding'], 'gzip');
  assert.equal(brotli.headers['content-encoding'], 'br');
  for (const { text } of [identity, gzip, brotli]) assert.match(text, /^html 1/);
  await get('/variants', { 'accept-encoding': 'br' });
  assert.deepEqual(
    asked.map(({ headers }) => headers['accept-encoding']),
    [undefined, undefined, undefined],
  );
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
  assert.equal(asked.length, 2 * asks.length);
});

test('shows an edit within five seconds, to a first visitor too', async () => {
  await get('/edited');
  await get('/seldom');
  edition = 2;
  const since = Date.now();
  while (!(await get('/edited')).text.includes('html 2')) {
    assert.ok(Date.now() - since < 5_000, 'the edit is not to be seen after five seconds');
    await pause(50);
  }
  await pause(4_200 - (Date.now() - since));
  assert.match((await get('/seldom')).text, /^html 2/);
});

test('keeps nothing that is private, old already, or below /api/', async () => {
  for (const path of ['/preview', '/stale', '/api/picture', '/broken', '/plain']) {
    asked = [];
    await get(path);
    await get(path);
    assert.deepEqual([path, asked.length], [path, 2]);
  }
});

test('asks the site once, however many come for a page at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => get('/herd')));

  assert.ok(answers.every(({ status }) => status === 200));
  assert.equal(asked.length, 1);
});

test("tells the site who asks, and each visitor their own request's name", async () => {
  const one = await get('/named', { 'x-forwarded-for': '6.6.6.6', 'x-request-id': 'forged' });
  const other = await get('/named');

  assert.equal(other.headers['x-edge-cache'], 'HIT');
  assert.equal(asked.length, 1);
  assert.equal(asked[0].headers['x-forwarded-for'], '6.6.6.6, 127.0.0.1');
  assert.equal(asked[0].headers['x-request-id'], one.headers['x-request-id']);
  assert.match(one.headers['x-request-id'], /^[0-9a-f]{32}$/);
  assert.notEqual(one.headers['x-request-id'], other.headers['x-request-id']);
  assert.equal(other.headers['cache-control'], 's-maxage=300, stale-while-revalidate=31535700');
  assert.equal(other.headers['x-site-cache-control'], undefined);
});

test('refuses TRACE', async () => {
  assert.equal((await get('/traced', {}, 'TRACE')).status, 405);
  assert.equal(asked.length, 0);
});

test('shows what it has while the site is away', async () => {
  await get('/known');
  const { port: sitePort } = site.address();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  await pause(4_200);

  assert.match((await get('/known')).text, /^html 1/);
  assert.equal((await get('/unknown')).status, 502);
  site = await startSite(sitePort);
  assert.equal((await get('/unknown')).status, 200);
  // Written down in one line each, without the visitor's address.
  await edge.stop();
  const log = readFileSync(join(folder, 'access.log'), 'utf8').trim().split('\n');
  assert.ok(log.map((line) => JSON.parse(line)).some(({ path }) => path === '/known'));
  assert.doesNotMatch(log.join(), /127\.0\.0\.1|6\.6\.6\.6/);
  edge = undefined;
});

const caching = {
  '/preview': { 'cache-control': 'private, no-store' },
  '/stale': { 'cache-control': 's-maxage=300', 'x-nextjs-cache': 'STALE' },
  '/api/picture': { 'cache-control': 'public, max-age=604800' },
  '/plain': {},
};

/** Answers with the headers of the real one. */
function startSite(sitePort) {
  const server = createServer((request, response) => {
    asked.push(request);
    const { pathname } = new URL(request.url, 'http://site');
    const { headers } = request;
    const asksFor = ['prefetch', 'segment-prefetch', 'state-tree']
      .map((name) => headers[`next-router-${name}`] && `${name} ${headers[`next-router-${name}`]}`)
      .concat(headers['next-url'])
      .join(' ');
    response.writeHead(pathname === '/broken' ? 500 : 200, {
      'content-type': headers.rsc ? 'text/x-component' : 'text/html; charset=utf-8',
      vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
      'x-request-id': 'of-another-visitor',
      ...(pathname === '/broken' ? { 'cache-control': 'private, no-store' } : {}),
      ...(caching[pathname] ?? {
        ...{ 'cache-control': 's-maxage=300, stale-while-revalidate=31535700' },
        'x-nextjs-cache': 'HIT',
      }),
    });
    const body = headers.rsc ? `payload ${edition} ${asksFor}` : `html ${edition} ${words}`;
    setTimeout(() => response.end(body), pathname === '/herd' ? 100 : 0);
  });
  return new Promise((resolve) => server.listen(sitePort, '127.0.0.1', () => resolve(server)));
}

/** Only with what is given: fetch would ask for compression by itself. */
function get(path, headers = {}, method = 'GET') {
  return new Promise((resolve, reject) =>
    ask({ port, host: '127.0.0.1', path, method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const decode = { br: brotliDecompressSync, gzip: gunzipSync };
      const text = String((decode[answer.headers['content-encoding']] ?? ((raw) => raw))(body));
      resolve({ status: answer.statusCode, headers: answer.headers, text });
    })
      .once('error', reject)
      .end(),
  );
}
