import { createServer, request as ask } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const words = 'One note at a time. '.repeat(100);

const caching = {
  '/preview': { 'cache-control': 'private, no-store' },
  '/stale': { 'cache-control': 's-maxage=300', 'x-nextjs-cache': 'STALE' },
  '/api/picture': { 'cache-control': 'public, max-age=604800' },
  '/plain': {},
  '/_next/static/of-a-version.js': { 'cache-control': 'public, max-age=31536000, immutable' },
  '/icon.svg': { 'cache-control': 'public, immutable, no-transform, max-age=31536000' },
  '/broken': { 'cache-control': 'private, no-store' },
  'a page': {
    'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
    'x-nextjs-cache': 'HIT',
  },
};

/** Answers with the headers of the real site; its pages have editions, and it can go away and come back. */
export class SiteBehindEdge {
  /** @type {import('node:http').IncomingMessage[]} what it was asked */
  asked = [];
  /** Of its pages. */
  edition = 1;
  /** Which page all others answer like, where there is one: /stale or /broken. */
  allLike = '';

  /** Where it listens, or did. */
  port = 0;

  /** @param {number} [port] */
  start(port = this.port) {
    this.port = port;
    this.server = createServer((request, response) => this.#answer(request, response));
    return new Promise((resolve) =>
      this.server.listen(this.port, '127.0.0.1', () => resolve(undefined)),
    );
  }

  stop() {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }

  #answer(request, response) {
    this.asked.push(request);
    const { pathname } = new URL(request.url, 'http://site');
    const { headers } = request;
    const page = this.allLike || pathname;
    const target = { '/moved/': '/moved', '/?p=7': '/2026/08/northbound' }[request.url];
    if (target) return response.writeHead(308, { location: target, ...caching['/preview'] }).end();
    response.writeHead(page === '/broken' ? 500 : 200, {
      'content-type': headers.rsc ? 'text/x-component' : 'text/html; charset=utf-8',
      vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
      'x-request-id': 'of-another-visitor',
      etag: `"${this.edition}"`,
      ...(caching[page] ?? caching['a page']),
    });
    const { edition } = this;
    const body = headers.rsc
      ? `payload ${edition} ${asksFor(headers)}`
      : `html ${edition} ${words}`;
    if (!pathname.startsWith('/hangs'))
      setTimeout(() => response.end(body), pathname === '/herd' ? 100 : 0);
  }
}

/** What a router asks for besides the address. */
const asksFor = (headers) =>
  ['prefetch', 'segment-prefetch', 'state-tree']
    .map((name) => headers[`next-router-${name}`] && `${name} ${headers[`next-router-${name}`]}`)
    .concat(headers['next-url'])
    .join(' ');

/**
 * Asks only with what is given: fetch would ask for compression by itself.
 * @param {number} port
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @param {string} [method]
 * @param {string} [from] the address of the loopback interface that asks
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }>}
 */
export function askPlainly(port, path, headers = {}, method = 'GET', from = '127.0.0.1') {
  return new Promise((resolve, reject) =>
    ask(
      { ...{ port, path, method, headers }, host: '127.0.0.1', localAddress: from },
      async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        const decode = { br: brotliDecompressSync, gzip: gunzipSync };
        const text = String((decode[answer.headers['content-encoding']] ?? ((raw) => raw))(body));
        resolve({ status: answer.statusCode, headers: answer.headers, text });
      },
    )
      .once('error', reject)
      .end(),
  );
}
