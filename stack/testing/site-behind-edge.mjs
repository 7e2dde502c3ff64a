import { once } from 'node:events';
import { createServer } from 'node:http';

const words = 'One note at a time. '.repeat(100);

const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };

const caching = {
  '/preview': { 'cache-control': 'private, no-store' },
  '/results': { 'cache-control': 'private, no-cache' },
  '/stale': { 'cache-control': 's-maxage=300', 'x-nextjs-cache': 'STALE' },
  '/api/picture': { 'cache-control': 'public, max-age=604800' },
  '/plain': {},
  '/_next/static/of-a-version.js': immutable,
  '/images/sizes/of-a-version.avif': immutable,
  '/icon.svg': { 'cache-control': 'public, immutable, no-transform, max-age=31536000' },
  '/broken': { 'cache-control': 'private, no-store' },
  '/gone': { 'cache-control': 'private, no-store' },
  'a page': {
    'cache-control': 's-maxage=300, max-age=0',
    'x-nextjs-cache': 'HIT',
    'speculation-rules': '"/speculation-rules.json"',
  },
};

/** Headers that the edge must not pass on to visitors. */
const internal = { 'x-request-id': 'of-another-visitor', 'x-log-path': '/as/the/site/says/...' };

/** The content of an audio file of 2.5 MB. It is different at every position, so a test can recognise each part. */
export const sound = Array.from({ length: 327_680 }, (_, n) => String(n).padStart(8, '0')).join('');

/**
 * A stub that sends the headers of the real site. Its pages show an edition number, which a test changes to simulate an
 * edit.
 */
export class SiteBehindEdge {
  /** @type {import('node:http').IncomingMessage[]} the requests it has received */
  requests = [];
  /** The edition number of its pages. */
  edition = 1;
  /** If set, all pages respond like this one: /stale, /broken (500) or /gone (404). */
  allLike = '';

  /** The port on which it listens, or listened before it was stopped. */
  port = 0;

  /** @type {import('node:http').Server | null} */
  server = null;

  /** @param {number} [port] */
  start(port = this.port) {
    this.port = port;
    this.server = createServer((request, response) => this.#respond(request, response));
    return once(this.server.listen(this.port, '127.0.0.1'), 'listening');
  }

  stop() {
    this.server?.closeAllConnections();
    return new Promise((resolve) => this.server?.close(resolve) ?? resolve(undefined));
  }

  #respond(request, response) {
    this.requests.push(request);
    const { pathname } = new URL(request.url, 'http://site');
    if (pathname.startsWith('/api/media/')) return this.#sendSound(request.headers.range, response);
    const page = this.allLike || pathname;
    const target = { '/moved/': '/moved', '/?p=7': '/2026/08/northbound' }[request.url];
    if (target) return response.writeHead(308, { location: target, ...caching['/preview'] }).end();
    response.writeHead({ '/broken': 500, '/gone': 404 }[page] ?? 200, {
      'content-type': 'text/html; charset=utf-8',
      vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
      ...internal,
      etag: `"${this.edition}"`,
      ...(caching[page] ?? caching['a page']),
    });
    const body = `html ${this.edition} ${words}`;
    if (!pathname.startsWith('/hangs'))
      setTimeout(() => response.end(body), pathname === '/slow-page' ? 100 : 0);
  }

  /** @param {string | undefined} range @param {import('node:http').ServerResponse} response */
  #sendSound(range, response) {
    const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
    const end = Math.min(Number(last || sound.length), sound.length - 1);
    response.writeHead(this.allLike === '/broken' ? 500 : range ? 206 : 200, {
      'content-type': 'audio/mpeg',
      ...internal,
      'accept-ranges': 'bytes',
      'content-length': end + 1 - Number(first),
      'cache-control': 'public, max-age=3600',
      etag: `"${this.edition}"`,
      ...(range && { 'content-range': `bytes ${first}-${end}/${sound.length}` }),
    });
    response.end(sound.slice(Number(first), end + 1));
  }
}
