import { unzipSync } from 'fflate';
import { pause } from '../wait.mjs';

/**
 * @typedef {{ address: string, status: number, type: string, bytes: Uint8Array, text: string, from: string }} Seen
 *   `text` is empty for what is none, `from` says where it was named
 */

/** What is not there has words of ours, too. */
export const absent = '/no-such-page';

const entrances = [
  ...['/', '/de', '/sitemap.xml', '/robots.txt', '/llms.txt', '/manifest.webmanifest'],
  ...['/contact/thanks', '/de/kontakt/danke', absent],
  ...['/favicon.ico', '/icon.svg', '/.well-known/security.txt', '/search?q=a', '/de/suche?q=a'],
];

const atOnce = 6;

/**
 * Asks for everything that the site names, of itself and of its WordPress: pages, files, pictures in the first size.
 * @param {string} siteUrl
 * @param {string} wordpressUrl
 * @returns {Promise<Seen[]>}
 */
export async function crawl(siteUrl, wordpressUrl) {
  /** @type {Map<string, Seen>} */
  const seen = new Map();
  const waiting = entrances.map((path) => ({ address: siteUrl + path, from: 'the entrances' }));
  const known = new Set(waiting.map(({ address }) => address));
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const page = await visit(next);
      seen.set(next.address, page);
      for (const address of addressesIn(page, siteUrl, wordpressUrl)) {
        if (known.has(address)) continue;
        known.add(address);
        waiting.push({ address, from: next.address });
      }
    }
  };
  while (waiting.length) await Promise.all(Array.from({ length: atOnce }, worker));
  return [...seen.values()].flatMap(unpacked);
}

/** A busy WordPress has the site ask for patience: that is no fault of either. */
async function visit({ address, from }, patience = 3) {
  const answer = await fetch(address, { redirect: 'follow' });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (answer.status === 503 && patience > 0) {
    await pause(1500);
    return visit({ address, from }, patience - 1);
  }
  const type = answer.headers.get('content-type') ?? '';
  const isText = /text|json|xml|javascript|svg|calendar|manifest/.test(type);
  const text = isText ? new TextDecoder().decode(bytes) : '';
  return { address, from, type, bytes, text, status: answer.status };
}

/** The addresses in a text that lead to the site, or to files of its WordPress. */
function addressesIn({ text, type, address }, siteUrl, wordpressUrl) {
  if (!text || /javascript/.test(type)) return [];
  const html = text.replaceAll('&amp;', '&').replaceAll('\\u0026', '&').replaceAll('\\/', '/');
  const named = [
    ...html.matchAll(/\b(?:href|src|action|poster)="([^"#]+)/g),
    ...html.matchAll(/(?:srcset|imagesrcset)="([^\s"]+)/gi),
    ...html.matchAll(/url\(["']?([^"')]+)/g),
    ...html.matchAll(/((?:https?):\/\/(?:localhost|127\.0\.0\.1):\d+[^\s"'<>\\)#]*)/g),
  ].map(([, each]) => each);
  return named
    .filter((each) => URL.canParse(each, address))
    .map((each) => whole(new URL(each, address), siteUrl))
    .filter(({ origin, pathname }) => isAsked(origin, pathname, siteUrl, wordpressUrl))
    .map(({ href }) => href);
}

/** A picture that the optimizer shrinks is asked for as it lies on the disk, so that it can be compared. */
function whole(url, siteUrl) {
  url.hash = '';
  const picture = url.pathname === '/_next/image' && url.searchParams.get('url');
  return picture ? new URL(picture, siteUrl) : url;
}

function isAsked(origin, pathname, siteUrl, wordpressUrl) {
  if (origin === wordpressUrl) return pathname.startsWith('/wp-content/');
  // Messages are sent there; and where YouTube is away, what stands for its pictures.
  return origin === siteUrl && !/^\/api\/(contact|csp-report|poster)/.test(pathname);
}

/** What is packed is looked at, too. */
function unpacked(page) {
  if (!page.type.includes('zip')) return [page];
  const files = Object.entries(unzipSync(page.bytes)).map(([name, bytes]) => ({
    ...page,
    ...{ address: `${page.address}!${name}`, bytes, type: name.endsWith('.txt') ? 'text' : 'file' },
    text: name.endsWith('.txt') ? new TextDecoder().decode(bytes) : '',
  }));
  return [page, ...files];
}
