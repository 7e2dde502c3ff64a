import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, beforeEach, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { sendRequest } from './http-client.mjs';

let server;
let origin;
let received = [];

before(async () => {
  server = createServer((request, response) => void respond(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://localhost:${server.address().port}`;
});

after(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  received = [];
});

async function respond(request, response) {
  const { method, url, headers, socket } = request;
  const body = Buffer.concat(await request.toArray()).toString();
  received.push({ method, url, headers, body, from: socket.remoteAddress });
  if (url === '/hangs') return;
  if (url === '/breaks') {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    return setTimeout(() => socket.destroy(), 50);
  }
  response.writeHead(201, { 'content-encoding': 'gzip', location: '/other' });
  response.end(gzipSync('Größe'));
}

test('the path and the headers are sent unchanged, and the body with its length', async () => {
  const headers = { 'x-forwarded-for': '10.1.2.3' };
  await sendRequest(`${origin}/x/../%2e/y#z?d`, { method: 'POST', headers, body: 'a mëssage' });

  const [{ url, method, body, headers: heard }] = received;
  assert.deepEqual([method, url, body], ['POST', '/x/../%2e/y#z?d', 'a mëssage']);
  assert.deepEqual(Object.keys(heard).toSorted(), [
    'connection',
    'content-length',
    'host',
    'x-forwarded-for',
  ]);
  assert.equal(heard.host, new URL(origin).host);
});

test('a request can name the URL of another host, and stays on this one', async () => {
  const path = 'http://elsewhere.example/a?b';
  const body = Buffer.from([0xff, 0x00]);
  const { status } = await sendRequest(origin, { path, method: 'POST', body, agent: false });

  assert.equal(status, 201);
  const [{ url, headers }] = received;
  assert.deepEqual([url, headers.host], [path, new URL(origin).host]);
  assert.deepEqual([headers['content-length'], headers.connection], ['2', 'close']);
});

test('a response has its bytes and its text, and a redirect is not followed', async () => {
  const { status, headers, body, text, seconds } = await sendRequest(origin);

  assert.deepEqual([status, headers.location, text], [201, '/other', 'Größe']);
  assert.deepEqual(body, gzipSync('Größe'));
  assert.ok(seconds > 0 && seconds < 5);
  assert.deepEqual(
    received.map(({ url }) => url),
    ['/'],
  );
  const { status: ofHead, text: nothing } = await sendRequest(origin, { method: 'HEAD' });
  assert.deepEqual([ofHead, nothing], [201, '']);
});

test('a request that gets no complete response has the status 0, and says why', async () => {
  const hanging = await sendRequest(`${origin}/hangs`, { timeout: 0.2 });
  assert.deepEqual([hanging.status, hanging.text], [0, 'ABORT_ERR']);
  assert.ok(hanging.seconds >= 0.1 && hanging.seconds < 5);
  assert.equal((await sendRequest(`${origin}/breaks`)).status, 0);
  const refused = await sendRequest('http://127.0.0.1:1/');
  assert.deepEqual([refused.status, refused.text], [0, 'ECONNREFUSED']);
});

test('a request can come from another loopback address', async () => {
  await sendRequest(origin, { localAddress: '127.0.0.7' });
  if (process.platform === 'linux') assert.equal(received[0].from, '127.0.0.7');
});
