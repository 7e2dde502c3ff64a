import { Agent, request } from 'node:http';
import { requireLoopback } from './target.mjs';

/**
 * @typedef {object} PlainAnswer
 * @property {number} status 0 without a response
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} text
 * @property {number} milliseconds
 */

/** The maximum time for a response, in milliseconds. */
const patience = 30_000;

/**
 * A visitor with a separate IP address, who keeps one connection open. Only Linux gives a machine all of 127.0.0.0/8.
 * On other systems all visitors have the same IP address.
 * @param {string} origin of this machine
 * @param {string} [address] of this machine too, e.g. 127.66.0.1
 */
export function visitorAt(origin, address) {
  const { hostname, port } = requireLoopback(origin);
  const localAddress = process.platform === 'linux' ? address : undefined;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const place = { agent, localAddress, port, hostname: hostname.replace('localhost', '127.0.0.1') };

  /**
   * @param {string} path
   * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [options]
   * @returns {Promise<PlainAnswer>} it never throws
   */
  const ask = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve) => {
      const since = performance.now();
      const end = (answer) => resolve({ ...answer, milliseconds: performance.now() - since });
      const none = (error) => end({ status: 0, headers: {}, text: error.code ?? error.name });
      const length =
        body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const signal = AbortSignal.timeout(patience);
      const all = { host: `localhost:${port}`, ...headers, ...length };
      const read = async (answer) => {
        const text = await answer
          .toArray()
          .then((chunks) => Buffer.concat(chunks).toString('latin1'), none);
        if (text !== undefined)
          end({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      };
      request({ ...place, path, method, headers: all, signal }, (answer) => void read(answer))
        .once('error', none)
        .end(body);
    });

  /**
   * Requests the path and follows its redirect: a component payload is served under a URL with a hash of the request's
   * headers.
   */
  const follow = async (path, options) => {
    const answer = await ask(path, options);
    const { location = '' } = answer.headers;
    return location.includes('_rsc=') ? ask(pathOf(location), options) : answer;
  };
  return { ask, follow, leave: () => agent.destroy() };
}

/** @param {string} location absolute or relative; its path is requested from this host, whatever host it names */
function pathOf(location) {
  const { pathname, search } = new URL(location, 'http://localhost');
  return pathname + search;
}

/**
 * @param {number} number
 * @returns {string} an IP address that no legitimate visitor of the siege has
 */
export const addressOf = (number) =>
  `127.66.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;
