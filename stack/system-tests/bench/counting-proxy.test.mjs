import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { freePort } from '../../ports/free-port.mjs';
import { startCountingProxy } from './counting-proxy.mjs';

test('counts requests to the REST API, and no others', async () => {
  const [port, target] = [await freePort(), await freePort()];
  const behind = createServer((request, response) =>
    response.end(`${request.method} ${request.url}`),
  );
  await once(behind.listen(target, '127.0.0.1'), 'listening');
  const proxy = await startCountingProxy(port, target);
  const ask = async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();

  assert.equal(await ask('/wp-json/wp/v2/posts?page=2'), 'GET /wp-json/wp/v2/posts?page=2');
  await ask('/wp-content/uploads/a.webp');
  await ask('/wp-json/wp/v2/tags');
  const { requests, milliseconds } = proxy.take();
  assert.equal(requests, 2);
  assert.ok(milliseconds > 0);
  assert.equal(proxy.take().requests, 0);
  proxy.stop();
  behind.close();
});
