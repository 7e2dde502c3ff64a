import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { codeOf } from '../console.mjs';

/**
 * A response, or the error in place of it.
 * @typedef {object} RawResponse
 * @property {number} status 0 without a complete response
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body as it was sent, perhaps compressed
 * @property {string} text the decompressed body in UTF-8; without a complete response, the code or name of the error
 * @property {number} seconds until the response was complete, or until the error
 */

/**
 * @typedef {object} Options
 * @property {string} [path] sent unchanged in place of the path of the URL, e.g. the whole URL of another host
 * @property {string} [method]
 * @property {Record<string, string>} [headers] the request gets no others, except for `host`, `connection` and those of
 *   the body; `fetch` would add some
 * @property {string | Buffer} [body]
 * @property {string} [localAddress] the loopback address that sends the request. Only Linux gives a machine all of
 *   127.0.0.0/8. On other systems all requests come from the same IP address
 * @property {Agent | false} [agent] the connections to use; false for a new one
 * @property {number} [timeout] the maximum time for the whole response, in seconds
 */

/** Closes an unused connection after four seconds, because Node's HTTP server closes it after five. */
const keepAliveAgent = new Agent({ keepAlive: true, timeout: 4_000 });

/**
 * Sends one request to a server of this machine. Follows no redirect, and never throws.
 * @param {string} url its path is sent unchanged; `fetch` would resolve dots and leave out the part after `#`
 * @param {Options} [options]
 * @returns {Promise<RawResponse>}
 */
export async function sendRequest(url, options = {}) {
  const since = performance.now();
  const passed = () => (performance.now() - since) / 1000;
  try {
    const { status, headers, body } = await exchange(url, options);
    const seconds = passed();
    return { status, headers, body, text: String(decompressed(body, headers)), seconds };
  } catch (error) {
    const text = codeOf(error) || (error instanceof Error ? error.name : String(error));
    return { status: 0, headers: {}, body: Buffer.alloc(0), text, seconds: passed() };
  }
}

/**
 * @param {string} url
 * @param {Options} options
 * @returns {Promise<Pick<RawResponse, 'status' | 'headers' | 'body'>>}
 */
function exchange(url, { agent = keepAliveAgent, timeout = 20, ...options }) {
  const { origin, host, hostname, port } = new URL(url);
  const { path = url.slice(origin.length) || '/', method, headers, body, localAddress } = options;
  const sent = {
    ...{ path, method, port, agent, hostname: hostname.replace('localhost', '127.0.0.1') },
    headers: { host, ...headers },
    localAddress: process.platform === 'linux' ? localAddress : undefined,
    signal: AbortSignal.timeout(timeout * 1000),
  };
  return new Promise((resolve, reject) =>
    request(sent, (response) => void read(response).then(resolve, reject))
      .on('error', reject)
      .end(body),
  );
}

/** @param {import('node:http').IncomingMessage} response */
async function read(response) {
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

/** @type {Record<string, ((body: Buffer) => Buffer) | undefined>} */
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync };

/**
 * @param {Buffer} body empty in the response to a HEAD request
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {Buffer}
 */
function decompressed(body, headers) {
  const decode = decoders[headers['content-encoding'] ?? ''];
  return decode && body.length ? decode(body) : body;
}
