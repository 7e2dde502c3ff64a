import { fileAddress } from './file-address';
import { internalPath, localizedPath } from './href';
import { matchPattern, matchRoute } from './match-route';
import { hrefOfOldFile } from './old-files';
import { isLocale, routing, type Locale } from './routing';
import { decodeTwice, isSamePath } from './spelling';
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
  const file = fileAddress(pathname);
  if (file) return file === pathname ? { kind: 'file' } : { kind: 'redirect', path: file };

  const segments = pathname.split('/').filter(Boolean);
  const [prefix, ...others] = segments.map(decodeTwice);
  const language = prefix?.toLowerCase();
  const locale = isLocale(language) ? language : routing.defaultLocale;
  const names = isLocale(language) ? others : segments.map(decodeTwice);

  const oldAddress = matchOldAddress(names, search, locale);
  if (oldAddress) return { kind: 'page', internalPath: oldAddress };

  const href = hrefOfOldFile(names) ?? matchRoute(names, locale);
  if (!href) return nowhere(segments, locale);

  const isOldPost = href.pathname === '/news/[slug]';
  // `/news/{slug}` is given as a redirect to its German form, which leads on to the post's address, however it is spelled.
  const path = localizedPath(firstStep(href), isOldPost ? 'de' : locale);
  const isRight = isSamePath(path, pathname) || (isOldPost && locale === 'de');

  return isRight
    ? { kind: 'page', internalPath: internalPath(href, locale) }
    : { kind: 'redirect', path };
}

/** The page that says so, with the address as it was asked for. */
function nowhere(segments: string[], locale: Locale): Resolution {
  const rest = isLocale(segments[0]?.toLowerCase()) ? segments.slice(1) : segments;

  return { kind: 'page', internalPath: `/${[locale, ...rest].join('/')}` };
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

const postId = /^[1-9]\d{0,9}$/;

/** The page that knows where a post lives today which WordPress had at one of these addresses. */
function matchOldAddress(segments: string[], search: string, locale: Locale): string | null {
  const id = segments.length === 0 ? new URLSearchParams(search).get('p') : null;
  if (id && postId.test(id)) return `/${locale}/post-address/${id}`;

  const day = matchPattern('/[year]/[month]/[day]/[slug]', segments);
  return day && internalPath({ pathname: '/news/[slug]', params: { slug: day.slug! } }, locale);
}
