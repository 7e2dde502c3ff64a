import { imageOptimizer } from '../next-internals/addresses.mjs';
import { fileAddress } from './file-address';
import { internalPath, localizedPath } from './href';
import { matchPattern, matchRoute } from './match-route';
import { hrefOfOldFeed } from './old-feed-addresses';
import { isLocale, routing, type Locale } from './routing';
import { decodeTwice, isSamePath } from './spelling';
import { withoutPageOne } from './list-pages';

type Resolution =
  /** The path cannot be decoded, or contains characters that no URL of ours has. The response has status 400. */
  | { kind: 'malformed' }
  /** The path and the query together are longer than any URL of ours. The response has status 414. */
  | { kind: 'too-long' }
  /** Not a page: a file, a route handler or a path of Next.js itself. */
  | { kind: 'file' }
  /** The correct URL has another path. The response is a single permanent redirect to it. */
  | { kind: 'redirect'; path: string }
  /** The page at this URL, as a path below `app/`. */
  | { kind: 'page'; internalPath: string };

/**
 * Decides, from the URL alone, which page is shown or to which path a single redirect leads.
 *
 * @param pathname the path of the request as the client sent it, percent-encoded
 * @param search its query, with the question mark
 */
export function resolveAddress(pathname: string, search = ''): Resolution {
  if (pathname.length + search.length > maxLength) return { kind: 'too-long' };
  if (!isReadable(pathname)) return { kind: 'malformed' };
  // The image optimizer decodes its query without checking it first.
  if (pathname.startsWith(imageOptimizer) && !isDecodable(search)) return { kind: 'malformed' };
  const file = fileAddress(pathname);
  if (file) return file === pathname ? { kind: 'file' } : { kind: 'redirect', path: file };

  const segments = pathname.split('/').filter(Boolean);
  const [prefix, ...others] = segments.map(decodeTwice);
  const language = prefix?.toLowerCase();
  const locale = isLocale(language) ? language : routing.defaultLocale;
  const names = isLocale(language) ? others : segments.map(decodeTwice);

  const oldAddress = matchOldAddress(names, search, locale);
  if (oldAddress) return { kind: 'page', internalPath: oldAddress };

  const href = hrefOfOldFeed(names) ?? matchRoute(names, locale);
  if (!href) return unmatchedPage(segments, locale);

  const isOldPost = href.pathname === '/old-post/[slug]';
  // `/news/{slug}` redirects first to its German form, whatever the spelling. That page redirects to the URL of the
  // post.
  const path = localizedPath(withoutPageOne(href), isOldPost ? 'de' : locale);
  const isRight = isSamePath(path, pathname) || (isOldPost && locale === 'de');

  return isRight
    ? { kind: 'page', internalPath: internalPath(href, locale) }
    : { kind: 'redirect', path };
}

/** No route matches: the page keeps the requested segments, and the route `[...rest]` shows the 404 page. */
function unmatchedPage(segments: string[], locale: Locale): Resolution {
  const rest = isLocale(segments[0]?.toLowerCase()) ? segments.slice(1) : segments;

  return { kind: 'page', internalPath: `/${[locale, ...rest].join('/')}` };
}

// The maximum length of path and query, in characters. Servers in front of and behind the site accept 8 KB, and a
// redirect contains the URL twice.
const maxLength = 4096;

// Next.js decodes a segment twice, so a path that fails at the second decoding is refused too. So are a path with a
// percent sign after decoding, because no path of ours has one, and a path with a line break or another control
// character, with which Next.js cannot match the route.
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

/** The path that finds the current URL of a post, for URLs that the post had in WordPress. */
function matchOldAddress(segments: string[], search: string, locale: Locale): string | null {
  const id = segments.length === 0 ? new URLSearchParams(search).get('p') : null;
  if (id && postId.test(id)) return `/${locale}/post-by-id/${id}`;

  const old =
    matchPattern('/[year]/[month]/[day]/[slug]', segments) ??
    matchPattern('/[year]/[noMonth]/[slug]', segments);
  return (
    old && internalPath({ pathname: '/old-post/[slug]', params: { slug: old.slug ?? '' } }, locale)
  );
}
