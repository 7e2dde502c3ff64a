import { unzipSync } from 'fflate';
import { parseUrl } from '../../../lib/config/parse-url.mjs';
import { crawl, fetchWithRetry } from '../crawl.mjs';

/**
 * @typedef {{ address: string, status: number, type: string, bytes: Uint8Array, text: string, from: string }} Seen
 *   `text` is empty for a file that is no text; `from` is the page that links to it
 */

/** A path that does not exist: the 404 page shows words of the site too. */
export const missingPath = '/no-such-page';

const startPaths = [
  ...['/', '/de', '/sitemap.xml', '/robots.txt', '/llms.txt', '/manifest.webmanifest'],
  ...['/contact/thanks', '/de/kontakt/danke', missingPath],
  ...['/favicon.ico', '/icon.svg', '/.well-known/security.txt', '/search?q=a', '/de/suche?q=a'],
];

/**
 * Requests everything that the site links, on itself and on its WordPress: pages, files, and the original of each
 * picture.
 * @param {string} siteUrl
 * @param {string} wordpressUrl
 * @returns {Promise<Seen[]>}
 */
export async function everythingServed(siteUrl, wordpressUrl) {
  /** @type {Seen[]} */
  const seen = [];
  const visit = async (address, from) => {
    const page = await fetchPage(address, from || 'the start paths');
    seen.push(page);
    return addressesIn(page, siteUrl, wordpressUrl);
  };
  const start = startPaths.map((path) => siteUrl + path);
  await crawl(start, visit, 6);
  return seen.flatMap(unpacked);
}

async function fetchPage(address, from) {
  const response = await fetchWithRetry(address, { redirect: 'follow' });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  const isText = /text|json|xml|javascript|svg|calendar|manifest/.test(type);
  const text = isText ? new TextDecoder().decode(bytes) : '';
  return { address, from, type, bytes, text, status: response.status };
}

/** The URLs in a text that belong to the site, or to files of its WordPress. */
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
    .flatMap((each) => parseUrl(each, address) ?? [])
    .map((each) => originalOf(each, siteUrl))
    .filter(({ origin, pathname }) => isSearched(origin, pathname, siteUrl, wordpressUrl))
    .map(({ href }) => href);
}

/** The URL of the original, in place of a picture that the image optimizer makes, so that files can be compared. */
function originalOf(url, siteUrl) {
  url.hash = '';
  const picture = url.pathname === '/_next/image' && url.searchParams.get('url');
  return picture ? new URL(picture, siteUrl) : url;
}

function isSearched(origin, pathname, siteUrl, wordpressUrl) {
  if (origin === wordpressUrl) return pathname.startsWith('/wp-content/');
  // The first two receive messages. The third shows a drawn picture when YouTube cannot be reached.
  return origin === siteUrl && !/^\/api\/(contact|csp-report|poster)/.test(pathname);
}

/** The page itself, and the files in it when it is an archive. */
function unpacked(page) {
  if (!page.type.includes('zip')) return [page];
  const files = Object.entries(unzipSync(page.bytes)).map(([name, bytes]) => ({
    ...page,
    ...{ address: `${page.address}!${name}`, bytes, type: name.endsWith('.txt') ? 'text' : 'file' },
    text: name.endsWith('.txt') ? new TextDecoder().decode(bytes) : '',
  }));
  return [page, ...files];
}
