import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { requireFreePorts } from './free-ports.mjs';

/** @param {string} [host] */
function listener(host) {
  const server = createServer();
  return new Promise((resolve) => server.listen(0, host, () => resolve(server)));
}

for (const host of ['127.0.0.1', undefined]) {
  test(`a port taken on ${host ?? 'all addresses'} is named, with how to choose other ports`, async () => {
    const server = await listener(host);
    const { port } = server.address();
    const words = new RegExp(`Port ${port} \\(mail\\) is taken[^]*--port-base`);
    await assert.rejects(requireFreePorts({ mail: port }), words);
    server.close();
  });
}
