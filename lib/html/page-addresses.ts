import { contentTypeNames, contentTypes } from '../data/content-type-registry';
import { matchPattern } from '../i18n/match-route';
import { resolveAddress } from '../i18n/resolve-address';
import { allRoutes, routing, type Locale } from '../i18n/routing';

// Fragments of the comments in WordPress. The site shows no comments.
const comments = /^#(comment|respond)/;
// Pages with text from WordPress. Ids in that text have a prefix, so that they cannot clash with the page's own ids.
const itemRoutes = contentTypeNames.map((name) => contentTypes[name].item);
const hasWordPressText = (path: string) => isOnRoute(path, itemRoutes);

/** Whether the path matches a route of the site. The page itself may still not exist. */
export const hasRoute = (path: string) => isOnRoute(path, allRoutes);

function isOnRoute(path: string, routes: readonly string[]): boolean {
  const address = resolveAddress(path);
  const segments = address.kind === 'page' ? address.internalPath.split('/').slice(2) : [];

  return routes.some((route) => matchPattern(route, segments));
}

/**
 * The fragment for a link to a page of the site, with its `#`. Empty when there is none, and for the comments on a
 * post, which the site does not show.
 */
export function fragmentOn(path: string, hash: string): string {
  if (hash.length < 2 || comments.test(hash)) return '';

  return hasWordPressText(path) ? `#${toTextId(hash.slice(1))}` : hash;
}

// Maps a path of WordPress to a path of the site. WordPress has archives by date and by author. The site does not, so
// their paths become the path of the news. Also removes `/index.php`, the day in the URL of a post, and parent
// categories.
function withoutArchives(path: string): string {
  const trimmed = path.replace(/\/+$/, '') || '/';
  if (/^\/(\d{4}(\/\d\d){0,2}|author\/.+)(\/page\/\d+)?$/.test(trimmed)) return '/news';

  return trimmed
    .replace(/^\/index\.php(?=\/)/, '')
    .replace(/^(\/\d{4}\/\d\d)\/\d\d(\/[^/]+)$/, '$1$2')
    .replace(/^\/(category|tag)\/(?:[^/]+\/)*([^/]+)$/, '/$1/$2');
}

/**
 * The visible path of a page in a language, from its path on the site or in WordPress. Null when the path is malformed.
 */
export function currentPath(given: string, locale: Locale): string | null {
  const path = withoutArchives(given);
  // A file is the same in every language.
  if (resolveAddress(path).kind === 'file') return path;
  const isPrefixed = routing.locales.some((each) => new RegExp(`^/${each}(/|$)`, 'i').test(path));
  const prefix = isPrefixed || locale === routing.defaultLocale ? '' : `/${locale}`;
  const requested = prefix && path === '/' ? prefix : `${prefix}${path}`;
  const address = resolveAddress(requested);
  if (address.kind === 'malformed') return null;

  return address.kind === 'redirect' ? address.path : requested;
}

/** The id of an element in a text. The prefix avoids clashes with other ids of the page. */
export function toTextId(id: string): string {
  return id.startsWith('text-') ? id : `text-${id}`;
}
