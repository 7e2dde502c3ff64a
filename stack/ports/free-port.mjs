import { once } from 'node:events';
import { createServer } from 'node:net';
import { isFree } from './free-ports.mjs';

/** From 32768 on, Linux uses ports for outgoing connections, so they may be taken at any time. */
const range = { first: 20_000, end: 32_000 };

/** A port that nobody listens on. @returns {Promise<number>} */
export async function freePort() {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens at a port has this form of address.
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await once(server.close(), 'close');
  return port;
}

/**
 * The first of several neighbouring ports that are all free, chosen at random.
 * @param {number} [count]
 * @param {{ first: number, end: number }} [among] the ports to choose from
 * @returns {Promise<number>}
 */
export async function freePortBase(count = 24, among = range) {
  const { first, end } = among;
  const blocks = Math.floor((end - first) / count);
  const base = first + Math.floor(Math.random() * blocks) * count;
  const ports = Array.from({ length: count }, (_, index) => base + index);
  const free = await Promise.all(ports.map(isFree));
  return free.every(Boolean) ? base : freePortBase(count, among);
}
