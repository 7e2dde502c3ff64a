import { responseSizeLimits } from '../http/body-size-limits.mjs';

/** The largest response of WordPress that is read for this request, in bytes. Responses with a list may be larger. */
export function limitOf({ pathname, searchParams }: URL): number {
  const [, path = ''] = pathname.split('/wp-json/wp/v2/');
  const isItem = path.includes('/') || searchParams.has('slug');

  return isItem ? responseSizeLimits.item : responseSizeLimits.list;
}
