import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pause, until } from '../processes/wait.mjs';
import { runningEdge } from '../testing/running-edge.mjs';
import { sendText } from '../testing/raw-socket.mjs';

const running = runningEdge();
const { get, site } = running;

/** The encoding of the response, by the Accept-Encoding of the visitor. */
const encodings = { 'gzip, deflate': 'gzip', 'gzip, deflate, br, zstd': 'br', br: 'br' };

test('caches a compressed page for clients that accept it, without a request to the site', async () => {
  for (const [accepted, encoding] of [...Object.entries(encodings), ['', undefined]]) {
    const response = await get('/variants', accepted ? { 'accept-encoding': accepted } : {});
    assert.deepEqual([accepted, response.headers['content-encoding']], [accepted, encoding]);
    assert.match(response.text, /^html 1/);
  }
  const variants = new Set([...Object.values(encodings), undefined]).size;
  assert.ok(site.requests.length <= variants);
  for (const { headers } of site.requests) assert.equal(headers['accept-encoding'], undefined);
});

test('shows an edit within five seconds, to a first visitor too', async () => {
  const files = ['/_next/static/of-a-version.js', '/images/sizes/of-a-version.avif'];
  for (const path of ['/edited', '/seldom', '/icon.svg?icon.1.svg', ...files]) await get(path);
  site.edition = 2;
  const passed = await until(async () => (await get('/edited')).text.includes('html 2'), {
    what: 'an edit is visible',
    seconds: 5,
    every: 50,
  });
  await pause(4_200 - passed);
  assert.match((await get('/seldom')).text, /^html 2/);
  // An icon has its version in the query, and a script or a stored picture in its path.
  assert.match((await get('/icon.svg?icon.2.svg')).text, /^html 2/);
  for (const path of files) assert.match((await get(path)).text, /^html 1/);
});

test('caches nothing that is private, stale, or below /api/', async () => {
  for (const path of ['/preview', '/results', '/stale', '/api/picture', '/plain']) {
    site.requests = [];
    await get(path);
    await get(path);
    assert.deepEqual([path, site.requests.length], [path, 2]);
  }
  site.requests = [];
  assert.equal((await get('/broken')).status, 500);
  const once = site.requests.length;
  assert.equal((await get('/broken')).status, 500);
  assert.equal(site.requests.length, 2 * once);
});

test('sends the site one request, however many visitors request a page at the same time', async () => {
  const responses = await Promise.all(Array.from({ length: 30 }, () => get('/slow-page')));

  assert.ok(responses.every(({ status }) => status === 200));
  assert.equal(site.requests.length, 1);
});

test('gives the site the IP address of a visitor, and no visitor the request id of another', async () => {
  const one = await get('/named', { 'x-forwarded-for': '6.6.6.6', 'x-request-id': 'forged' });
  const other = await get('/named');

  assert.equal(other.headers['x-edge-cache'], 'HIT');
  assert.equal(site.requests.length, 1);
  assert.equal(site.requests[0].headers['x-forwarded-for'], '6.6.6.6, 127.0.0.1');
  assert.equal(site.requests[0].headers['x-request-id'], one.headers['x-request-id']);
  // The form that lib/http/request-id.ts accepts.
  assert.match(String(one.headers['x-request-id']), /^(?!forged)[\w.-]{8,64}$/);
  assert.notEqual(one.headers['x-request-id'], other.headers['x-request-id']);
  assert.equal(other.headers['cache-control'], 's-maxage=300, max-age=0');
  assert.equal(other.headers['x-site-cache-control'], undefined);
});

test('names no speculation rules to a browser that asks for less data, from the cache too', async () => {
  const rulesFor = async (headers) => (await get('/rules', headers)).headers['speculation-rules'];

  for (const round of ['requested', 'cached']) {
    assert.equal(await rulesFor({ 'save-data': 'on' }), undefined, round);
    assert.equal(await rulesFor({}), '"/speculation-rules.json"', round);
  }
  assert.equal(site.requests.length, 1);
  assert.equal(site.requests[0].headers['save-data'], undefined);
});

test('redirects nobody to another host that the request names', async () => {
  for (const target of ['http://evil.example/moved/', 'HTTPS://evil.example:99/moved/']) {
    const response = await sendText(running.port, `GET ${target} HTTP/1.1\r\nHost: site\r\n\r\n`);
    assert.match(response, /^HTTP\/1\.1 308 [^]*\r\nlocation: \/moved\r\n/i);
    assert.doesNotMatch(response, /evil/);
  }
  assert.deepEqual(new Set(site.requests.map(({ url }) => url)), new Set(['/moved/']));
});

test('redirects to TLS on its own host, whatever host the request names', async () => {
  for (const [target, host] of [
    ['/de/news?page=2', 'www.example.com'],
    ['/de/news?page=2', 'evil.example'],
    ['http://evil.example/de/news?page=2', 'site'],
  ]) {
    const head = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    const response = await sendText(running.redirect, head);
    assert.match(
      response,
      /^HTTP\/1\.1 308 [^]*\r\nlocation: https:\/\/www\.example\.com\/de\/news\?page=2\r\n/i,
    );
  }
  assert.equal(site.requests.length, 0);
});

test('refuses TRACE', async () => {
  assert.equal((await get('/traced', {}, { method: 'TRACE' })).status, 405);
  assert.equal(site.requests.length, 0);
});

test('serves cached pages while the site fails or is down', async () => {
  const isServed = async () => {
    for (const attempt of ['once', 'twice'])
      assert.match((await get('/known')).text, /^html 1/, attempt);
  };
  await get('/known');
  await pause(4_200);
  // First the site sends stale pages, then errors, then nothing.
  for (const state of ['/stale', '/broken']) {
    site.allLike = state;
    await isServed();
  }
  assert.equal((await get('/unknown')).status, 500);
  await site.stop();
  await isServed();
  assert.match(String((await get('/unknown')).status), /^50[23]$/);

  site.allLike = '';
  await site.start();
  await until(async () => (await get('/unknown')).status === 200, {
    what: 'the edge uses the site again',
    seconds: 5,
    every: 50,
  });
});

test('stops serving a page that the site has deleted, and stores no 404 of other pages', async () => {
  await get('/deleted');
  site.allLike = '/gone';
  await until(async () => (await get('/deleted')).status === 404, {
    what: 'the edge passes on that the page is missing',
    seconds: 10,
    every: 250,
  });
  for (const attempt of ['once', 'twice'])
    assert.equal((await get('/made-up')).headers['x-edge-cache'], 'MISS', attempt);

  await site.stop();
  assert.equal((await get('/deleted')).status, 404);
  assert.match(String((await get('/made-up')).status), /^50[23]$/);
  await site.start();
});
