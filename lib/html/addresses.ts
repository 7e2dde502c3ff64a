import { env } from '../config/env';
import { routing, type Locale } from '../i18n/routing';
import { mediaType } from '../media/media-types';
import { imageOptimizer, isFrameworkAddress } from '../next-internals/addresses.mjs';
import { placeOn, todaysPath } from './page-addresses';

const content = new URL(`${env.WORDPRESS_URL}/`);
const site = new URL(`${env.SITE_URL}/`);
const pictures = /\.(jpe?g|png|gif|webp|avif)$/i;

/** The target of a link in a text. */
export type Target =
  | { kind: 'page'; path: string }
  /** A picture on the content host, or one of the site's own. `src` is for the image optimizer. */
  | { kind: 'picture'; src: string }
  /** Another file on the content host, served at an address of ours. */
  | { kind: 'file'; path: string }
  | { kind: 'away'; href: string }
  /** A fragment (an anchor) within the text. */
  | { kind: 'place'; id: string }
  /** The attachment page of a picture in WordPress, which the site does not have. */
  | { kind: 'attachment' };

/** Parses the address of a link. Null when a visitor may not follow it. */
export function toTarget(address: string, locale: Locale): Target | null {
  if (/^#./.test(address)) return { kind: 'place', id: address.slice(1) };
  const url = address.trim() ? toUrl(address) : null;
  if (!url || address.startsWith('#')) return null;
  if (!isOurs(url)) return isSafe(url) ? { kind: 'away', href: url.href } : null;
  if (url.host === site.host && url.pathname === imageOptimizer) return toOptimized(url, locale);
  const media = mediaPath(url);
  if (media !== null) return toMedia(media, url.search);
  if (isOwnPicture(url)) return { kind: 'picture', src: url.pathname };

  return toPage(url, locale);
}

/** The address of a picture for the image optimizer. Null when it is on another host. */
export function toPictureSource(address: string): string | null {
  const target = toTarget(address, routing.defaultLocale);

  return target?.kind === 'picture' ? target.src : null;
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

// A picture copied from a page of the site has the address of its optimized version. Find its source.
function toOptimized({ searchParams }: URL, locale: Locale): Target | null {
  const source = searchParams.get('url') ?? '';
  if (!URL.canParse(source, site)) return null;
  const url = new URL(source, site);

  return url.pathname === imageOptimizer ? null : toTarget(url.href, locale);
}

/**
 * The path of a file below `wp-content`, also when the address is the site's own for that file. Null for other
 * addresses.
 */
function mediaPath({ host, pathname }: URL): string | null {
  const found = mediaFolders.find((each) => each.host === host && pathname.startsWith(each.folder));

  return found ? `${found.start}${pathname.slice(found.folder.length)}` : null;
}

const mediaFolders = [
  { host: content.host, folder: `${content.pathname}wp-content/`, start: '' },
  { host: site.host, folder: '/wp-content/', start: '' },
  { host: site.host, folder: '/api/media/', start: 'uploads/' },
];

function toMedia(path: string, search: string): Target | null {
  if (pictures.test(path)) {
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
  if (url.searchParams.has('attachment_id')) return { kind: 'attachment' };
  const ours = todaysPath(path, locale);

  return ours ? { kind: 'page', path: `${ours}${url.search}${placeOn(ours, url.hash)}` } : null;
}
