import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runningEdge } from '../testing/running-edge.mjs';
import { sendText } from '../testing/raw-socket.mjs';

const edge = runningEdge();

/** Requests for which nginx would normally write a line with the visitor's IP address into its error log. */
const faultyRequests = {
  'a body that is too large': `POST /aenne HTTP/1.1\r\nHost: site\r\nContent-Length: ${2 ** 24}\r\n\r\n`,
  'parts that are too large together': `POST /aenne HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n200000\r\n${'x'.repeat(2 ** 21)}`,
  'a head that is too large': `GET /aenne HTTP/1.1\r\nHost: site\r\nX: ${'x'.repeat(2 ** 17)}\r\n\r\n`,
  'no HTTP': '\x16\x03\x01\x02aenne\r\n\r\n',
  'two hosts': 'GET /aenne HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'a folder of the machine': 'GET /../../aenne HTTP/1.1\r\nHost: site\r\n\r\n',
};

test("writes no visitor's IP address into the error log, whatever is wrong with a request", async () => {
  for (const text of Object.values(faultyRequests)) await sendText(edge.port, text);
  // Without its folder, the cache cannot be written.
  rmSync(join(edge.folder, 'cache'), { recursive: true });
  await edge.get('/aenne');

  await edge.site.stop();
  await edge.get('/aenne/2');
  await edge.stop();

  const log = readFileSync(join(edge.folder, 'error.log'), 'utf8');
  assert.doesNotMatch(log, /aenne|127\.0\.0\.1/i);
});
