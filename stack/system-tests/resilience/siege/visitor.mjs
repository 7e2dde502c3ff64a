import { Agent } from 'node:http';
import { sendRequest } from '../../http-client.mjs';
import { requireLoopback } from './target.mjs';

/** The maximum time for a response, in seconds. */
const patience = 30;

/**
 * A visitor with a separate IP address (on Linux), who keeps one connection open.
 * @param {string} origin of this machine
 * @param {string} [localAddress] of this machine too, e.g. 127.66.0.1
 */
export function visitorAt(origin, localAddress) {
  const { port } = requireLoopback(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const place = { agent, localAddress, timeout: patience };

  /**
   * @param {string} path
   * @param {Pick<import('../../http-client.mjs').Options, 'method' | 'headers' | 'body'>} [options]
   */
  const request = (path, { headers, ...options } = {}) =>
    sendRequest(origin + path, {
      ...options,
      ...place,
      headers: { host: `localhost:${port}`, ...headers },
    });
  return { request, leave: () => agent.destroy() };
}

/**
 * @param {number} number
 * @returns {string} an IP address that no legitimate visitor of the siege has
 */
export const addressOf = (number) =>
  `127.66.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;
