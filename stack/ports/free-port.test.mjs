import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePortBase } from './free-port.mjs';

test('a block with a port that is taken is not chosen', async () => {
  const first = await freePortBase(6);
  const server = createServer();
  await once(server.listen(first + 1, '127.0.0.1'), 'listening');
  const chosen = new Set();
  for (let round = 0; round < 10; round++)
    chosen.add(await freePortBase(3, { first, end: first + 6 }));
  server.close();

  assert.deepEqual([...chosen], [first + 3]);
});
