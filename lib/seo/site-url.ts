import 'server-only';

import { env } from '../config/env';
import { localizedPath, type Href } from '../i18n/href';
import type { Locale } from '../i18n/routing';
import type { Image } from '../media/image';

/** The full public URL of a page. */
export function absoluteUrl(href: Href, locale: Locale): string {
  return siteUrl(localizedPath(href, locale));
}

/** The full public URL of a path on our site. */
export function siteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href;
}

const uploads = `${new URL(`${env.WORDPRESS_URL}/`).href}wp-content/uploads/`;

/**
 * The full public URL of a picture, on our own host: the host of WordPress must never be public.
 *
 * @returns null for a picture on another host
 */
export function pictureUrl({ src }: Pick<Image, 'src'>): string | null {
  if (src.startsWith('/')) return siteUrl(src);

  return src.startsWith(uploads) ? siteUrl(`/api/media/${src.slice(uploads.length)}`) : null;
}
