import 'server-only';

import { localizedPath } from '../i18n/href';
import { resolveAddress } from '../i18n/resolve-address';
import { isLocale } from '../i18n/routing';
import { addressStatusOf } from './address-status';

/** `/news/{slug}` has two redirects by specification: to its German form, and from there to the post. */
const germanNews = /^\/de\/news\/[^/]+$/;

/**
 * The final target of a redirect to the right spelling of an address. When its slug is an alias of an item or term,
 * this is the current address, so that a visitor gets one redirect and not two.
 *
 * @param path percent-encoded, already normalised
 */
export async function finalRedirectTarget(path: string): Promise<string> {
  const address = resolveAddress(path);
  if (address.kind !== 'page' || germanNews.test(path)) return path;
  const { internalPath } = address;
  const status = await addressStatusOf(internalPath);
  const locale = internalPath.split('/')[1];

  return typeof status === 'object' && isLocale(locale) ? localizedPath(status, locale) : path;
}
