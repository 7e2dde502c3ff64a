import { env } from '../env';
import { routing, type Locale } from '../i18n/routing';
import { mediaType } from '../media-types';
import { placeOn, todaysPath } from './page-addresses';

const content = new URL(`${env.WORDPRESS_URL}/`);
const site = new URL(`${env.SITE_URL}/`);
const optimizer = '/_next/image';
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
  if (url.host === site.host && url.pathname === optimizer) return toOptimized(url, locale);
  const media = mediaPath(url);
  if (media !== null) return toMedia(media, url.search);
  if (isOwnPicture(url)) return { kind: 'picture', src: url.pathname };

  return toPage(url, locale);
}

/** The address of a picture for the optimizer; null when it is on another host. */
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

// A picture that was copied from a page of the site: what the optimizer made it of.
function toOptimized({ searchParams }: URL, locale: Locale): Target | null {
  const source = searchParams.get('url') ?? '';
  if (!URL.canParse(source, site)) return null;
  const url = new URL(source, site);

  return url.pathname === optimizer ? null : toTarget(url.href, locale);
}

/** The path of a file below `wp-content`, which the site has at an address of its own, too; null for what is none. */
function mediaPath({ host, pathname }: URL): string | null {
  const folders = [
    ...(host === content.host ? [[`${content.pathname}wp-content/`, '']] : []),
    ...(host === site.host
      ? [
          ['/wp-content/', ''],
          ['/api/media/', 'uploads/'],
        ]
      : []),
  ] as [string, string][];
  const [folder, start] = folders.find(([each]) => pathname.startsWith(each)) ?? [];

  return folder === undefined ? null : `${start}${pathname.slice(folder.length)}`;
}

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
  // Two slashes at its head would make another host of it.
  const path = `/${url.pathname.slice(base)}`.replace(/\/{2,}/g, '/');
  if (/^\/(wp-|xmlrpc|api\/(?!press-kit\/)|_next\/)/i.test(path)) return null;
  if (url.searchParams.has('attachment_id')) return { kind: 'attachment' };
  const ours = todaysPath(path, locale);

  return ours ? { kind: 'page', path: `${ours}${url.search}${placeOn(ours, url.hash)}` } : null;
}
