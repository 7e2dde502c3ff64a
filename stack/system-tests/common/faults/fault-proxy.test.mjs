import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, beforeEach, test } from 'node:test';
import { FaultProxy } from './fault-proxy.mjs';
import { pause, until } from '../../../processes/wait.mjs';
import { busy, chosenFaults, faultNamed, faults } from './faults.mjs';
import { bomb } from './large-responses.mjs';

const items = [{ id: 1, title: 'One', picture: null }];

let source;
let proxy;
let requests = [];
/** Ends the response of /slowly. */
let finish = () => {};

before(async () => {
  source = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.url === '/slowly') {
      finish = () => response.end('and ended');
      return response.write('begun ');
    }
    const isList = request.url?.startsWith('/list');
    const headers = { 'content-type': 'application/json', 'x-wp-total': '1' };
    response.writeHead(200, headers).end(JSON.stringify(isList ? items : items[0]));
  });
  await once(source.listen(0, '127.0.0.1'), 'listening');
  proxy = await new FaultProxy(`http://127.0.0.1:${source.address().port}`).start();
});

after(() => {
  proxy.stop();
  source.closeAllConnections();
  source.close();
});

beforeEach(async () => {
  requests = [];
  await proxy.setFault(null);
  // The client must notice that connections were closed, before the next request uses one of them.
  await pause(20);
});

/**
 * The client may try to use a connection that the last fault has closed. The request is then sent a second time.
 * @param {string} path
 */
const fetchAgain = (path) => fetch(proxy.url + path).catch(() => fetch(proxy.url + path));

test('passes everything on while there is no fault', async () => {
  const response = await fetch(`${proxy.url}/list?page=2`, { method: 'POST', body: 'x' });

  assert.deepEqual(await response.json(), items);
  assert.equal(response.headers.get('x-wp-total'), '1');
  assert.deepEqual(requests, ['POST /list?page=2']);
});

test('passes on a response as it comes, before the source has ended it', async () => {
  const response = await fetch(`${proxy.url}/slowly`, { signal: AbortSignal.timeout(5_000) });
  const parts = [];
  for await (const part of response.body ?? []) {
    parts.push(String(Buffer.from(part)));
    if (parts.length === 1) finish();
  }
  assert.deepEqual(parts, ['begun ', 'and ended']);
});

test('refuses connections, and then listens on the same port again', async () => {
  await proxy.setFault(faultNamed('refused'));
  // First, a connection that is still open breaks.
  const reason = () => fetch(proxy.url).then(String, ({ cause }) => cause.code);
  await until(async () => (await reason()) === 'ECONNREFUSED', {
    what: 'the proxy refuses connections',
    seconds: 5,
  });
  await proxy.setFault(null);
  assert.equal((await fetch(`${proxy.url}/list`)).status, 200);
});

test('does not respond until the client gives up', async () => {
  await proxy.setFault(faultNamed('hangs'));
  await assert.rejects(fetch(proxy.url, { signal: AbortSignal.timeout(200) }));
  assert.deepEqual([requests, await proxy.untilIdle(5000)], [[], true]);
});

test('is idle only when no request has come while it was waiting', async () => {
  await fetch(`${proxy.url}/list`);
  await pause(300);
  proxy.resetCounters();
  const late = pause(100).then(() => fetch(`${proxy.url}/late`));
  assert.equal(await proxy.untilIdle(5000, 200), true);
  assert.deepEqual(proxy.requests, ['/late']);
  await late;
});

test('responds in place of the source', async () => {
  for (const [name, status, type] of [
    ['500', 500, 'application/json'],
    ['502 HTML', 502, 'text/html'],
    ['429', 429, 'application/json'],
  ]) {
    await proxy.setFault(faultNamed(String(name)));
    const response = await fetchAgain('/');
    assert.deepEqual([response.status, requests], [status, []]);
    assert.ok(response.headers.get('content-type')?.startsWith(String(type)));
  }
});

test('damages the response of the source', async () => {
  const fetchWithFault = async (name, path) => {
    await proxy.setFault(faultNamed(String(name)));
    return fetchAgain(path);
  };
  await assert.rejects((await fetchWithFault('cut JSON', '/list')).json(), SyntaxError);
  assert.deepEqual(await (await fetchWithFault('no list', '/list')).json(), { items });
  assert.deepEqual(await (await fetchWithFault('wrong types', '/list')).json(), [
    { id: 'no 1', title: 7, picture: 7 },
  ]);
  const empty = await fetchWithFault('empty list', '/list');
  assert.deepEqual([await empty.json(), empty.headers.get('x-wp-total')], [[], '0']);
  assert.deepEqual(await (await fetchWithFault('empty list', '/one')).json(), items[0]);
});

test('sends a far larger response than the source, still in JSON', async () => {
  const fetchWithFault = async (name, path) => {
    await proxy.setFault(faultNamed(String(name)));
    return fetchAgain(path);
  };
  const list = await fetchWithFault('30 MB', '/list');
  assert.equal(list.headers.get('content-length'), null);
  const text = await list.text();
  assert.ok(text.length > 30 * 2 ** 20);
  const { padding, ...item } = JSON.parse(text)[0];
  assert.deepEqual([item, padding.length], [items[0], 30 * 2 ** 20]);
  assert.equal((await (await fetchWithFault('30 MB', '/one')).json()).title, items[0].title);
  const bombed = await fetchWithFault('gzip bomb', '/list');
  let unpacked = 0;
  for await (const chunk of bombed.body ?? []) unpacked += chunk.length;
  assert.ok(bomb().length < 2 ** 20 && unpacked > 200 * 2 ** 20);
});

test('goes on when a client closes the connection early', async () => {
  await proxy.setFault(faultNamed('30 MB'));
  const response = await fetchAgain('/list');
  await response.body?.cancel();
  assert.equal(await proxy.untilIdle(5000, 100), true);
});

test('counts all requests, and how many are pending at once', async () => {
  await proxy.setFault(busy);
  await Promise.all([1, 2, 3].map((page) => fetch(`${proxy.url}/list?page=${page}`)));
  await fetch(`${proxy.url}/list?page=4`);

  assert.deepEqual([proxy.requests.length, proxy.peak], [4, 3]);
});

test('says how many requests below a path got a response, and how long they took', async () => {
  proxy.resetCounters();
  for (const path of ['/list?page=2', '/one', '/list'])
    await (await fetch(proxy.url + path)).text();
  const { requests: count, milliseconds } = proxy.responded('/list');
  assert.equal(count, 2);
  assert.ok(milliseconds > 0);
  proxy.resetCounters();
  assert.deepEqual(proxy.responded('/list'), { requests: 0, milliseconds: 0 });
});

test('some faults can be chosen, in their order, and the one that measures the time of rendering is always among them', () => {
  const names = chosenFaults(['empty list', '500']).map(({ name }) => name);
  assert.deepEqual(names, ['refused', '500', 'empty list']);
  assert.deepEqual(chosenFaults([]), faults);
  assert.throws(() => chosenFaults(['5xx']), /There is no fault “5xx”. The faults are: refused, /);
});

test('every fault has an effect, and a name that no other has', () => {
  assert.equal(new Set(faults.map(({ name }) => name)).size, faults.length);
  for (const { isRefused, delay, before, after } of faults) {
    assert.ok(isRefused ?? delay ?? before ?? after);
  }
});
