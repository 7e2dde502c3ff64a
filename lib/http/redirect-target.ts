import 'server-only';

import { localizedPath } from '../i18n/href';
import { resolveAddress } from '../i18n/resolve-address';
import { isLocale } from '../i18n/routing';
import { addressStatusOf } from './address-status';

/** `/news/{slug}` has two redirects on purpose: to its German form, and from there to the post. */
const germanNews = /^\/de\/news\/[^/]+$/;

/**
 * The final target of a redirect to the correct spelling of a path. If the slug in it is an alias of an item or term,
 * the target is the current path, so that a visitor gets one redirect and not two.
 *
 * @param path the path in its correct spelling, percent-encoded
 */
export async function finalRedirectTarget(path: string): Promise<string> {
  const address = resolveAddress(path);
  if (address.kind !== 'page' || germanNews.test(path)) return path;
  const { internalPath } = address;
  const status = await addressStatusOf(internalPath);
  const locale = internalPath.split('/')[1];

  return typeof status === 'object' && isLocale(locale) ? localizedPath(status, locale) : path;
}
