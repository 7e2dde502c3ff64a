import { Agent } from 'node:http';
import { parseUrl } from '../../../../lib/config/parse-url.mjs';
import { UserFacingError } from '../../../console.mjs';
import { sendRequest } from '../../http-client.mjs';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Refuses to attack any other machine than this one.
 * @param {string} url of the target
 * @returns {URL} the same, parsed
 * @throws {UserFacingError} for any host that is not this machine
 */
export function requireLoopback(url) {
  const target = parseUrl(url);
  if (!target || target.protocol !== 'http:' || !loopback.test(target.hostname)) {
    throw new UserFacingError(
      `${url} is not attacked: this test attacks this machine only, at http://127.0.0.1 or http://localhost.`,
    );
  }
  return target;
}

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
 * @returns {string} an IP address that no legitimate visitor has
 */
export const addressOf = (number) =>
  `127.66.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;
