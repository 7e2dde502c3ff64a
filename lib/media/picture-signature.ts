import { isSameHash, keyedHash } from '../config/keyed-hash';
import { imageOptimizer } from '../next-internals/addresses.mjs';

const purpose = 'picture-v1';

/** In characters. Six have 36 bits, which is enough: each guess costs a request, and a right one gives one picture. */
const length = 6;

const sign = (src: string, secret: string) => keyedHash(src, secret, purpose).slice(0, length);

/**
 * The image optimizer's path for a picture on another host. It is signed, so that the optimizer only downloads pictures
 * that pages of the site show, and not those that a client has made up.
 *
 * @param src the full URL of the picture
 * @param size `width` in pixels; `quality` from 1 to 100
 */
export function signedPicturePath(
  src: string,
  { width, quality = 75 }: { width: number; quality?: number },
  secret: string,
): string {
  const url = encodeURIComponent(src);

  return `${imageOptimizer}?url=${url}&s=${sign(src, secret)}&w=${width}&q=${quality}`;
}

/**
 * Whether the image optimizer may download the picture of a request.
 *
 * @param search the query of the request
 * @param secrets the present and the previous one: a stored page may have paths from before the secret was changed
 * @returns true also for a file of this site, which needs no signature, and for a query without a picture, which the
 *   optimizer refuses
 */
export function isSignedPicture(search: string, secrets: readonly string[]): boolean {
  const query = new URLSearchParams(search);
  const src = query.get('url') ?? '';
  if (!src || src.startsWith('/')) return true;

  return secrets.some((secret) => isSameHash(query.get('s') ?? '', sign(src, secret)));
}
