import 'server-only';

import { env } from '../env';
import type { Image } from '../images';

const uploads = `${env.WORDPRESS_URL}/wp-content/uploads/`;

/** The full address of a picture on our own host, for other programs; null where it is not ours to show. */
export function pictureAddress({ src }: Pick<Image, 'src'>): string | null {
  if (src.startsWith('/')) return `${env.SITE_URL}${src}`;
  if (!src.startsWith(uploads)) return null;

  return `${env.SITE_URL}/api/media/${src.slice(uploads.length)}`;
}
