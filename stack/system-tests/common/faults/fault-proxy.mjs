import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pause } from '../../../processes/wait.mjs';

/** @typedef {import('./faults.mjs').Fault} Fault */
/**
 * A response. The body of a source's own response is a stream, whose parts are passed on as soon as they arrive.
 * @typedef {{ status: number, headers: import('node:http').OutgoingHttpHeaders, body: string | Buffer | Iterable<string> | Readable }} ProxyResponse
 */

/** A proxy in front of a data source. It applies a fault to the responses and counts the requests. */
export class FaultProxy {
  /** The requested paths, and the largest number of concurrent requests. */
  requests = [];
  peak = 0;
  /** @type {Fault | null} */
  fault = null;
  url = '';

  #port = 0;
  #pending = 0;
  #lastRequestAt = 0;
  /** @type {{ path: string, milliseconds: number }[]} */
  #responded = [];
  #server = createServer((request, response) => void this.#respond(request, response));
  /** @type {Map<string, Promise<ProxyResponse>>} */
  #known = new Map();

  /**
   * @param {string} target the URL of the data source
   * @param {number} [port] the port it listens on; 0 for any free port
   */
  constructor(target, port = 0) {
    this.target = new URL(target);
    this.#port = port;
  }

  /** Listens, and returns this proxy. */
  async start() {
    await this.#listen();
    // A server that listens at a port has an address of this form.
    this.#port = /** @type {import('node:net').AddressInfo} */ (this.#server.address()).port;
    this.url = `http://127.0.0.1:${this.#port}`;
    return this;
  }

  stop = () => this.#server.closeAllConnections() ?? this.#server.close();

  /** Sets the fault, and resets the counters. @param {Fault | null} fault null for none */
  async setFault(fault) {
    const wasRefused = this.fault?.isRefused;
    this.fault = fault;
    this.#known.clear();
    this.#server.closeIdleConnections();
    if (fault?.isRefused && !wasRefused) {
      const closed = new Promise((resolve) => this.#server.close(resolve));
      this.#server.closeAllConnections();
      await closed;
    }
    if (!fault?.isRefused && wasRefused) await this.#listen();
    this.resetCounters();
  }

  /** Resets the counters. */
  resetCounters() {
    this.requests = [];
    this.#responded = [];
    this.peak = this.#pending;
  }

  /**
   * What was responded to since the counters were reset.
   * @param {string} beginning of the paths that count
   * @returns {{ requests: number, milliseconds: number }} `milliseconds`: how long the source took for all of them
   */
  responded(beginning) {
    const times = this.#responded
      .filter(({ path }) => path.startsWith(beginning))
      .map(({ milliseconds }) => milliseconds);
    return { requests: times.length, milliseconds: times.reduce((sum, each) => sum + each, 0) };
  }

  /**
   * Waits until there has been no request for a while and none is in progress.
   * @param {number} timeout in milliseconds
   * @param {number} [silence] how long there must have been no request, in milliseconds
   * @returns {Promise<boolean>} false after the timeout
   */
  async untilIdle(timeout, silence = 500) {
    const start = Date.now();
    while (Date.now() < start + timeout) {
      const isSilent = Date.now() - Math.max(start, this.#lastRequestAt) > silence;
      if (this.#pending === 0 && isSilent) return true;
      await pause(50);
    }
    return false;
  }

  #listen() {
    return once(this.#server.listen(this.#port, '127.0.0.1'), 'listening');
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async #respond(request, response) {
    const path = request.url ?? '';
    const since = performance.now();
    this.requests.push(path);
    this.#lastRequestAt = Date.now();
    this.peak = Math.max(this.peak, ++this.#pending);
    response.once('close', () => {
      this.#pending--;
      this.#responded.push({ path, milliseconds: performance.now() - since });
    });
    const { fault } = this;
    const body = Buffer.concat(await request.toArray());
    if (fault?.delay === Infinity) return;
    if (fault?.delay) await pause(fault.delay);
    if (response.destroyed) return;
    const result = fault?.before ?? (await this.#real(fault, request, body));
    response.writeHead(result.status, result.headers);
    const { body: content } = result;
    if (typeof content === 'string' || Buffer.isBuffer(content)) return response.end(content);
    const stream = content instanceof Readable ? content : Readable.from(content);
    // The client may close the connection early.
    await pipeline(stream, response).catch(() => {});
  }

  /**
   * The real response, damaged by the fault. While a fault damages responses, repeated requests are sent to the source
   * only once.
   * @param {Fault | null} fault
   * @param {import('node:http').IncomingMessage} request
   * @param {Buffer} body
   */
  async #real(fault, { method = 'GET', url = '/', headers }, body) {
    const fetchReal = () => pass(this.target, { method, path: url, headers, body });
    if (!fault?.after) return fetchReal();
    if (method !== 'GET') return damaged(fault, await whole(fetchReal()));
    const response = this.#known.get(url) ?? whole(fetchReal());
    this.#known.set(url, response);
    return damaged(fault, await response);
  }
}

/**
 * Sends the request to the data source.
 * @param {URL} target
 * @param {{ method: string, path: string, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} request
 * @returns {Promise<ProxyResponse>}
 */
function pass({ hostname, port }, { method, path, headers, body }) {
  const forwarded = without(['host', 'connection', 'accept-encoding'], headers);
  return new Promise((resolve) => {
    const to = { hostname, port, method, path, headers: forwarded, agent: false };
    send(to, (response) =>
      resolve({
        status: response.statusCode ?? 502,
        headers: without(['transfer-encoding', 'connection'], response.headers),
        body: response,
      }),
    )
      .on('error', (error) => resolve({ status: 502, headers: {}, body: error.message }))
      .end(body);
  });
}

/**
 * Waits for the whole body of a response.
 * @param {Promise<ProxyResponse>} response
 * @returns {Promise<ProxyResponse>}
 */
async function whole(response) {
  const { body, ...others } = await response;
  if (!(body instanceof Readable)) return { ...others, body };
  return { ...others, body: Buffer.concat(await body.toArray().catch(() => [])) };
}

/** @param {string[]} names @param {object} headers */
const without = (names, headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * The response as the fault damages it. Only JSON with status 200 is damaged.
 * @param {Fault} fault
 * @param {ProxyResponse} response whose body is whole
 * @returns {ProxyResponse}
 */
function damaged(fault, response) {
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  if (!fault.after || !isJson || response.status !== 200) return response;
  const { body, headers } = fault.after(String(response.body));
  const all = { ...response.headers, ...headers };
  if (typeof body !== 'string') {
    return { ...response, headers: without(['content-length'], all), body };
  }
  const length = Buffer.byteLength(body);
  return { ...response, headers: { ...all, 'content-length': length }, body: Buffer.from(body) };
}
