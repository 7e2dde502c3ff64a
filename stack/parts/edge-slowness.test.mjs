import assert from 'node:assert/strict';
import { test } from 'node:test';
import { during } from '../processes/wait.mjs';
import { sendSlowly } from '../testing/raw-socket.mjs';
import { runningEdge } from '../testing/running-edge.mjs';

/** Seconds after which a slow client is disconnected. */
const patience = 20;
/** Each kind of client has a separate loopback address. */
const visitor = (number) => `127.0.1.${number}`;

const running = runningEdge();
const { get, site } = running;

test('closes connections whose head or body does not end, and serves others meanwhile', async () => {
  site.requests = [];
  const head = 'GET /slow HTTP/1.1\r\nHost: site\r\nX-Slow: ';
  const body = 'POST /api/contact HTTP/1.1\r\nHost: site\r\nContent-Length: 1000\r\n\r\nname';
  // A body that is too large. Nearly all of it is sent.
  const large = 'POST /news HTTP/1.1\r\nHost: site\r\nContent-Length: 9900000\r\n\r\n';
  const largeBody = large + 'a'.repeat(9_500_000);
  const slow = [
    ...Array.from({ length: 300 }, () => secondsOpen(visitor(1), head, 'x')),
    ...Array.from({ length: 20 }, () => secondsOpen(visitor(2), body, '')),
    // The client sends nothing at all.
    ...Array.from({ length: 20 }, () => secondsOpen(visitor(3), '', '')),
    ...Array.from({ length: 5 }, () => secondsOpen(visitor(5), largeBody, '')),
  ];
  const responses = [];
  const seconds = await during(Promise.all(slow), 250, async () =>
    responses.push(await get('/any-page', {}, { localAddress: visitor(4) })),
  );
  assert.ok(
    Math.max(...seconds) < patience,
    `a slow connection must not stay open for ${Math.max(...seconds)} s`,
  );
  assert.ok(responses.every(({ status }) => status === 200));
  assert.ok(Math.max(...responses.map((response) => response.seconds)) < 5);
  // The site must not get any of the incomplete requests.
  assert.ok(site.requests.every(({ url }) => url === '/any-page'));
});

/**
 * Sends the beginning of a request, then a little more every second.
 * @returns {Promise<number>} seconds until the server closed the connection; one second more than the limit if it did not
 */
async function secondsOpen(from, beginning, more) {
  const since = Date.now();
  const socket = sendSlowly(running.port, from, beginning, more);
  const tooLate = setTimeout(() => socket.destroy(), (patience + 1) * 1000);
  await new Promise((resolve) => socket.once('close', resolve));
  clearTimeout(tooLate);
  return (Date.now() - since) / 1000;
}
