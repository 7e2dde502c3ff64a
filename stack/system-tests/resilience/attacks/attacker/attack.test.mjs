import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { newMark, wordOf } from '../random-words.mjs';
import { attack } from './attack.mjs';

const logDir = mkdtempSync(join(tmpdir(), 'attack-'));
const setup = {
  backend: { logDir },
  supervisor: { onStop: () => undefined },
  number: () => 1000,
};

/** @type {{ method?: string, url: string, from?: string, body: string }[]} */
let received = [];
let server;
let origin;
let plan;

before(async () => {
  const respond = async (request, response) => {
    const { method, url = '', socket } = request;
    const body = Buffer.concat(await request.toArray().catch(() => [])).toString();
    received.push({ method, url, from: socket.remoteAddress, body });
    // Every later response contains the first word that was found in a path. In some paths the word is encoded.
    const [foreign = ''] = /zq[\da-f]+x\d+x/.exec(received.map(({ url }) => url).join(' ')) ?? [];
    response.end(`<p>${foreign}</p>`);
  };
  server = createServer(
    { connectionsCheckingInterval: 100 },
    (request, response) => void respond(request, response),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://localhost:${server.address().port}`;
});

after(() => {
  server.closeAllConnections();
  server.close();
  rmSync(logDir, { recursive: true });
});

beforeEach(() => {
  received = [];
  const paths = ['/', '/news'];
  plan = { origin, seconds: 20, connections: 4, most: 60, mark: newMark(), paths };
});

test('the planned number of random addresses is requested, each once, and words of other visitors are found', async () => {
  const outcome = await attack({ kind: 'addresses', ...plan }, setup);

  assert.deepEqual([outcome.requests, received.length, outcome.statuses], [60, 60, { 200: 60 }]);
  assert.equal(new Set(received.map(({ url }) => url)).size, 60);
  assert.ok(outcome.foreign.length > 0);
  if (process.platform === 'linux') assert.equal(new Set(received.map(({ from }) => from)).size, 4);
});

test('every fifth path is a misspelled one, and all routes are attacked beside it', async () => {
  plan.paths = ['/news', '/2026/08/northbound', '/de/touren/believe-tour'];
  const { nearMisses } = await attack({ kind: 'addresses', ...plan }, setup);

  const misspelled = received.map(({ url }) => url).filter((url) => !url.includes(plan.mark));
  for (const item of [/^\/2026\/08\/n+o+r/, /^\/de\/touren\/b+e+l/])
    assert.equal(misspelled.filter((url) => item.test(url)).length, 6);
  assert.equal(nearMisses.length, 12);
  for (const { path, status } of nearMisses)
    assert.deepEqual([misspelled.includes(path), status], [true, 200]);
  // The first and the last route of the list.
  assert.ok(received.some(({ url }) => /^\/20\d\d\/0\d\//.test(url) && url.includes(plan.mark)));
  assert.ok(received.some(({ url }) => url.startsWith('/api/share/0/de/')));
});

test('random searches are sent in both languages, no two alike', async () => {
  const outcome = await attack({ kind: 'searches', ...plan }, setup);

  assert.deepEqual([outcome.requests, outcome.statuses], [60, { 200: 60 }]);
  assert.equal(new Set(received.map(({ url }) => url)).size, 60);
  for (const path of ['/search?', '/de/suche?']) {
    assert.ok(received.some(({ url }) => url.startsWith(path)));
  }
  assert.ok(received.every(({ url }) => url.includes(plan.mark)));
});

test('known pages are requested with a word in each part of the request', async () => {
  const outcome = await attack({ kind: 'queries', ...plan }, setup);

  assert.equal(outcome.requests, 60);
  assert.ok(received.some(({ url }) => url.startsWith('/news?') && url.includes(plan.mark)));
  assert.ok(received.some(({ method }) => method === 'HEAD'));
});

test('the words of all accepted messages are reported', async () => {
  const outcome = await attack({ kind: 'messages', ...plan, isTrapped: true }, setup);

  const words = received.map(({ body }) => JSON.parse(body)).map(({ message }) => message);
  assert.deepEqual(outcome.accepted.toSorted(), words.toSorted());
  assert.ok(words.includes(wordOf(plan.mark, 1000)));
  assert.ok(received.every(({ body }) => JSON.parse(body).website !== ''));
});

test('connections with an unfinished head are counted until the server closes them', async () => {
  const { open } = await attack({ kind: 'slowness', ...plan, seconds: 1 }, setup);
  assert.equal(open, 2);
  server.headersTimeout = 500;
  const later = await attack({ kind: 'slowness', ...plan, seconds: 4 }, setup);
  assert.equal(later.open, 0);
});

test('it ends when its time is over, and attacks no other machine', async () => {
  const { requests } = await attack({ kind: 'addresses', ...plan, seconds: 1, most: 1e6 }, setup);
  assert.ok(requests > 0);
  const elsewhere = { kind: 'addresses', ...plan, origin: 'http://192.0.2.1' };
  await assert.rejects(attack(elsewhere, setup), /attacks this machine only/);
});
