import { resolveAddress } from '../i18n/resolve-address';
import { routing, type Locale } from '../i18n/routing';

// WordPress's comments, which the site does not show.
const comments = /^#(comment|respond)/;
// What is written in WordPress has the names of its places marked, so that none is taken for one of the page's own.
const written = /\/(\d{4}\/\d\d|events|veranstaltungen|videos|music|musik)\/[^/]+$/;

/** A place on a page of ours, with its `#`; empty for what the page does not show. */
export function placeOn(path: string, hash: string): string {
  if (hash.length < 2 || comments.test(hash)) return '';

  return written.test(path) ? `#${toPlace(hash.slice(1))}` : hash;
}

// WordPress has pages that the site has not: the news stand for its archives of a time or an author.
function withoutArchives(path: string): string {
  const trimmed = path.replace(/\/+$/, '') || '/';
  if (/^\/(\d{4}(\/\d\d){0,2}|author\/.+)(\/page\/\d+)?$/.test(trimmed)) return '/news';

  return trimmed
    .replace(/^\/index\.php(?=\/)/, '')
    .replace(/^(\/\d{4}\/\d\d)\/\d\d(\/[^/]+)$/, '$1$2')
    .replace(/^\/(category|tag)\/(?:[^/]+\/)*([^/]+)$/, '/$1/$2');
}

/** The visible path of a page in a language, by its path here or in WordPress; null where no page can have it. */
export function todaysPath(given: string, locale: Locale): string | null {
  const path = withoutArchives(given);
  // A file that is the same in every language.
  if (resolveAddress(path).kind === 'file') return path;
  const isPrefixed = routing.locales.some((each) => new RegExp(`^/${each}(/|$)`, 'i').test(path));
  const prefix = isPrefixed || locale === routing.defaultLocale ? '' : `/${locale}`;
  const asked = prefix && path === '/' ? prefix : `${prefix}${path}`;
  const address = resolveAddress(asked);
  if (address.kind === 'malformed') return null;

  return address.kind === 'redirect' ? address.path : asked;
}

/** The name of a place within a text: none can be taken for one of the page's own. */
export function toPlace(id: string): string {
  return id.startsWith('text-') ? id : `text-${id}`;
}
