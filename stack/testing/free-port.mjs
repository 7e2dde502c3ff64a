import { createServer } from 'node:net';
import { isFree } from '../ports/free-ports.mjs';

/** @returns {Promise<number>} */
export function freePort() {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * The first of neighbouring ports that are all free. They are below those that the system gives to outgoing connections
 * (32768 and up on Linux): one of those may be taken at any moment.
 * @param {number} [count]
 * @returns {Promise<number>}
 */
export async function freePortBase(count = 24) {
  const base = 20_000 + Math.floor(Math.random() * 500) * count;
  const ports = Array.from({ length: count }, (_, index) => base + index);
  const free = await Promise.all(ports.map(isFree));
  return free.every(Boolean) ? base : freePortBase(count);
}
