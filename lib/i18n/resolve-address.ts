import { internalPath, localizedPath } from './href';
import { matchPattern, matchRoute } from './match-route';
import { hrefOfOldFile } from './old-files';
import { isLocale, routing, type Locale } from './routing';
import { firstStep } from './steps';

type Resolution =
  /** The path cannot be decoded, or holds what no address does: 400. */
  | { kind: 'malformed' }
  /** Longer than any address of ours, with its query: 414. */
  | { kind: 'too-long' }
  /** Not a page: a file, a route handler or the framework's own address. */
  | { kind: 'file' }
  /** Another address is the right one: one permanent redirect leads there. */
  | { kind: 'redirect'; path: string }
  /** The page behind this address, as a path below `app/`. */
  | { kind: 'page'; internalPath: string };

/**
 * Decides, from the path alone, which page answers or which single redirect leads to it.
 *
 * @param pathname the path of the request as it was sent, percent-encoded
 * @param search its query, with the question mark
 */
export function resolveAddress(pathname: string, search = ''): Resolution {
  if (pathname.length + search.length > longest) return { kind: 'too-long' };
  if (!isReadable(pathname)) return { kind: 'malformed' };
  // The image optimizer decodes its query without looking.
  if (pathname === '/_next/image' && !isDecodable(search)) return { kind: 'malformed' };
  if (isFile(pathname)) return { kind: 'file' };

  const segments = pathname.split('/').filter(Boolean);
  const prefix = segments[0]?.toLowerCase();
  const locale = isLocale(prefix) ? prefix : routing.defaultLocale;
  const rest = isLocale(prefix) ? segments.slice(1) : segments;

  const oldAddress = matchOldAddress(rest, search, locale);
  if (oldAddress) return { kind: 'page', internalPath: oldAddress };

  const href = hrefOfOldFile(rest) ?? matchRoute(rest, locale);
  if (!href) return { kind: 'page', internalPath: `/${[locale, ...rest].join('/')}` };

  // `/news/{slug}` is given as a redirect to its German form, which knows the post's address.
  const language = href.pathname === '/news/[slug]' ? 'de' : locale;
  const path = localizedPath(firstStep(href), language);
  if (!isSamePath(path, pathname)) return { kind: 'redirect', path };

  return { kind: 'page', internalPath: internalPath(href, locale) };
}

// Servers before and behind the site take eight kilobytes, and a redirect says an address twice.
const longest = 4096;

// The framework decodes a segment twice, so what breaks the second time has to be refused too. No name of ours holds a
// percent sign, and a line break in a parameter makes the framework lose its route.
function isReadable(pathname: string): boolean {
  if (!isDecodable(pathname)) return false;
  const once = pathname.split('/').map(decodeURIComponent);

  return ![...once, ...once.map(decodeURIComponent)].some(hasControl) && !once.some(isStillEncoded);
}

function isDecodable(text: string): boolean {
  try {
    text.split('/').map(decodeURIComponent).forEach(decodeURIComponent);
    return true;
  } catch {
    return false;
  }
}

const hasControl = (text: string) => /\p{Cc}/u.test(text);

const isStillEncoded = (once: string) => decodeURIComponent(once).includes('%');

const folders = /^\/(_next|api|images|icons|sheets)\/./;
const files = [
  ...['/favicon.ico', '/icon.svg', '/apple-icon.png', '/manifest.webmanifest'],
  ...['/robots.txt', '/llms.txt'],
];

function isFile(pathname: string): boolean {
  return folders.test(pathname) || files.includes(pathname);
}

const postId = /^[1-9]\d{0,9}$/;

/** The page that knows where a post lives today which WordPress had at one of these addresses. */
function matchOldAddress(segments: string[], search: string, locale: Locale): string | null {
  const id = new URLSearchParams(search).get('p');
  if (segments.length === 0 && id && postId.test(id)) return `/${locale}/post-address/${id}`;

  const day = matchPattern('/[year]/[month]/[day]/[slug]', segments);
  return day && internalPath({ pathname: '/news/[slug]', params: { slug: day.slug! } }, locale);
}

// Percent-encoding has several spellings of one character; only a different address is redirected.
function isSamePath(path: string, pathname: string): boolean {
  return decodeSegments(path) === decodeSegments(pathname);
}

function decodeSegments(path: string): string {
  return path.split('/').map(decodeURIComponent).join('/');
}
