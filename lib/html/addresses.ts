import { env } from '../env';
import { resolveAddress } from '../i18n/resolve-address';
import { routing, type Locale } from '../i18n/routing';
import { mediaType } from '../media-types';

const content = new URL(`${env.WORDPRESS_URL}/`);
const site = new URL(`${env.SITE_URL}/`);
const uploads = `${content.pathname}wp-content/`;
const pictures = /\.(jpe?g|png|gif|webp|avif)$/i;

/** Where a link of a text leads, in our words. */
export type Target =
  | { kind: 'page'; path: string }
  /** A picture on the content host, or one of the site's own: `src` for the optimizer. */
  | { kind: 'picture'; src: string }
  /** Another file on the content host, at an address of ours. */
  | { kind: 'file'; path: string }
  | { kind: 'away'; href: string }
  /** A place within the text. */
  | { kind: 'place'; id: string }
  /** The picture's own page in WordPress, which the site does not have. */
  | { kind: 'attachment' };

/** Reads the address of a link; null where it leads nowhere a visitor may go. */
export function toTarget(address: string, locale: Locale): Target | null {
  if (/^#./.test(address)) return { kind: 'place', id: address.slice(1) };
  const url = address.trim() ? toUrl(address) : null;
  if (!url || address.startsWith('#')) return null;
  if (!isOurs(url)) return isSafe(url) ? { kind: 'away', href: url.href } : null;
  if (url.pathname.startsWith(uploads)) return toMedia(url);
  if (isOwnPicture(url)) return { kind: 'picture', src: url.pathname };

  return toPage(url, locale);
}

/** The address of a picture for the optimizer; null when it is on another host. */
export function toPictureSource(address: string): string | null {
  const target = toTarget(address, routing.defaultLocale);

  return target?.kind === 'picture' ? target.src : null;
}

/** A text without the content host: an address written out in it is the site's. */
export function withoutContentHost(text: string): string {
  return text.replaceAll(env.WORDPRESS_URL, env.SITE_URL);
}

function toUrl(address: string): URL | null {
  const trimmed = address.trim();

  return URL.canParse(trimmed, content) ? new URL(trimmed, content) : null;
}

const isOurs = (url: URL) =>
  /^https?:$/.test(url.protocol) && (url.host === content.host || url.host === site.host);

const isOwnPicture = ({ host, pathname }: URL) =>
  host === site.host && pathname.startsWith('/images/') && pictures.test(pathname);

const isSafe = (url: URL) =>
  /^(mailto|tel):$/.test(url.protocol) ||
  (/^https?:$/.test(url.protocol) && !url.username && !url.password);

function toMedia({ pathname, search }: URL): Target | null {
  if (pictures.test(pathname)) {
    return { kind: 'picture', src: `${content.origin}${pathname}${search}` };
  }
  const [, file] = pathname.split(`${uploads}uploads/`);

  return file && mediaType(file) ? { kind: 'file', path: `/api/media/${file}` } : null;
}

function toPage(url: URL, locale: Locale): Target | null {
  const base = url.host === content.host ? content.pathname.length : 1;
  // Two slashes at its head would make another host of it.
  const path = `/${url.pathname.slice(base)}`.replace(/\/{2,}/g, '/');
  if (/^\/(wp-|xmlrpc|api\/|_next\/)/i.test(path)) return null;
  if (url.searchParams.has('attachment_id')) return { kind: 'attachment' };
  const ours = localized(todaysPath(path), locale);

  return ours ? { kind: 'page', path: `${ours}${url.search}${placeOn(ours, url.hash)}` } : null;
}

// WordPress's comments, which the site does not show.
const comments = /^#(comment|respond)/;
// What is written in WordPress has the names of its places marked, so that none is taken for one of the page's own.
const written = /\/(\d{4}\/\d\d|events|veranstaltungen|videos|music|musik)\/[^/]+$/;

function placeOn(path: string, hash: string): string {
  if (hash.length < 2 || comments.test(hash)) return '';

  return written.test(path) ? `#${toPlace(hash.slice(1))}` : hash;
}

// WordPress has pages that the site has not: the news stand for its archives of a time or an author.
function todaysPath(path: string): string {
  const trimmed = path.replace(/\/+$/, '') || '/';
  if (/^\/(\d{4}(\/\d\d){0,2}|author\/.+)(\/page\/\d+)?$/.test(trimmed)) return '/news';

  return trimmed
    .replace(/^(\/\d{4}\/\d\d)\/\d\d(\/[^/]+)$/, '$1$2')
    .replace(/^\/(category|tag)\/(?:[^/]+\/)*([^/]+)$/, '/$1/$2');
}

function localized(path: string, locale: Locale): string | null {
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
