import { env } from '../config/env';
import { isPicture, ownHosts } from '../config/own-hosts.mjs';
import { routing, type Locale } from '../i18n/routing';
import { mediaType } from '../media/media-types';
import { imageOptimizer, isFrameworkAddress } from '../next-internals/addresses.mjs';
import { currentPath, fragmentOn } from './page-addresses';
import { parseUrl } from '../config/parse-url.mjs';

const { content, site, ...own } = ownHosts(env);

/** The target of a link in a text. */
export type Target =
  | { kind: 'page'; path: string }
  /**
   * A picture on the WordPress host, or a picture of the site itself (`/images/`). `src` is for the image optimizer.
   */
  | { kind: 'picture'; src: string }
  /** Any other file on the WordPress host. The site serves it under `path`, a path of this site. */
  | { kind: 'file'; path: string }
  | { kind: 'external'; href: string }
  /** A fragment: an element with this id within the text. */
  | { kind: 'fragment'; id: string }
  /** The attachment page of a picture in WordPress. The site has no such pages. */
  | { kind: 'attachment' };

/**
 * Parses the URL of a link. Null when visitors must not follow the link: the URL is invalid, unsafe (such as
 * `javascript:`), or internal to WordPress or Next.js.
 */
export function toTarget(address: string, locale: Locale): Target | null {
  if (/^#./.test(address)) return { kind: 'fragment', id: address.slice(1) };
  const url = address.trim() ? own.parse(address) : null;
  if (!url || address.startsWith('#')) return null;
  const media = own.mediaPath(url);
  if (media !== null) return toMedia(media, own.isOwn(url) ? url.search : '');
  if (!own.isOwn(url)) return isSafe(url) ? { kind: 'external', href: url.href } : null;
  if (url.host === site.host && url.pathname === imageOptimizer) return toOptimized(url, locale);
  if (isOwnPicture(url)) return { kind: 'picture', src: url.pathname };

  return toPage(url, locale);
}

/**
 * The URL or path of a picture on one of our hosts, for the image optimizer. `address` may also be the URL of a CDN or
 * of a resizing service that contains the URL of the picture. Null for a picture on another host, and for anything that
 * is not a picture.
 */
export function toPictureSource(address: string): string | null {
  const target = toTarget(address, routing.defaultLocale);
  if (target?.kind === 'picture') return target.src;
  const url = address.trim() ? own.parse(address) : null;
  const path = url?.search ? own.mediaPathInQuery(url) : null;
  const named = path === null ? null : toMedia(path, '');

  return named?.kind === 'picture' ? named.src : null;
}

/** The URL of a public picture in our own Supabase project, for the image optimizer. Null for other URLs. */
export function toStoredPicture(address: string): string | null {
  const url = own.parse(address);

  return url && own.isStored(url) && isPicture(url.pathname) ? url.href : null;
}

/** The path on this site of an SVG that is on the WordPress host. Null for other files. */
export function toSvgPath(address: string): string | null {
  const target = /\.svg\b/i.test(address) ? toTarget(address, routing.defaultLocale) : null;

  return target?.kind === 'file' && isSvg(target.path) ? target.path : null;
}

/**
 * Whether the file is an SVG. The image optimizer does not accept SVGs. An `img` element shows an SVG without running
 * the scripts in it.
 */
export const isSvg = (path: string) => mediaType(path) === 'image/svg+xml';

/** Whether the text may contain the URL of a picture. This test is much faster than parsing the text. */
export const mayContainPicture = (text: string) =>
  /\.(jpe?g|jpe|jfif|png|gif|webp|avif|bmp|svg)/i.test(text);

const isOwnPicture = ({ host, pathname }: URL) =>
  host === site.host && pathname.startsWith('/images/') && isPicture(pathname);

const isSafe = (url: URL) =>
  /^(mailto|tel):$/.test(url.protocol) ||
  (/^https?:$/.test(url.protocol) && !url.username && !url.password);

// A picture that an editor copied from a page of the site has the URL of its optimized version. Finds the original
// picture.
function toOptimized({ searchParams }: URL, locale: Locale): Target | null {
  const url = parseUrl(searchParams.get('url') ?? '', site);

  return !url || url.pathname === imageOptimizer ? null : toTarget(url.href, locale);
}

function toMedia(path: string, search: string): Target | null {
  if (isPicture(path)) {
    return { kind: 'picture', src: `${content.href}wp-content/${path}${search}` };
  }
  const [, file] = /^uploads\/(.+)$/.exec(path) ?? [];

  return file && mediaType(file) ? { kind: 'file', path: `/api/media/${file}` } : null;
}

function toPage(url: URL, locale: Locale): Target | null {
  const isInContent = url.host === content.host && url.pathname.startsWith(content.pathname);
  const base = isInContent ? content.pathname.length : 1;
  // A path that begins with two slashes would be read as another host.
  const path = `/${url.pathname.slice(base)}`.replace(/\/{2,}/g, '/');
  if (isFrameworkAddress(path.toLowerCase()) || /^\/(wp-|xmlrpc|api\/(?!press-kit\/))/i.test(path))
    return null;
  if (url.searchParams.has('attachment_id') || /\/attachment\/[^/]+\/?$/.test(path))
    return { kind: 'attachment' };
  const ours = currentPath(path, locale);

  return ours ? { kind: 'page', path: `${ours}${url.search}${fragmentOn(ours, url.hash)}` } : null;
}
