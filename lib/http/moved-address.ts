import 'server-only';

import { contentTypeNames, contentTypeOf, contentTypes } from '../data/content-types';
import { itemHref } from '../data/item-href';
import { findCurrentAddress, findPostAddress, type CurrentAddress } from '../data/slugs/find-slug';
import { localizedPath, toHref } from '../i18n/href';
import { matchPattern } from '../i18n/match-route';
import { isLocale, isRoute, type Locale, type Route } from '../i18n/routing';
import { decodeTwice } from '../i18n/spelling';

/**
 * The current path of an item whose address is an earlier one: a former slug, a wrong month, WordPress's own address
 * with the id of a post. It is found in the list of all public slugs, so this sends no request to WordPress for the
 * address.
 *
 * @param internalPath of the page, e.g. `/de/events/former-slug`
 * @returns a visible path, percent-encoded. Null when the list does not say it, or when the address is the current one
 */
export async function movedTo(internalPath: string): Promise<string | null> {
  const [, locale, ...segments] = internalPath.split('/').map(decodeTwice);
  if (!isLocale(locale)) return null;
  const [first, id = ''] = segments;
  if (first === 'post-address') {
    return segments.length === 2 ? pathOfPost(await findPostAddress(Number(id)), locale) : null;
  }

  for (const { kind, route } of routesOfItems) {
    const params = matchPattern(route, segments);
    if (!params) continue;
    const current = await findCurrentAddress(kind, params.slug ?? '');
    if (kind !== 'post') return pathOfItem(route, current, locale);
    const path = pathOfPost(current, locale);
    const isCurrent = current && `${params.year}-${params.month}` === current.month;
    return isCurrent && current.slug === params.slug ? null : path;
  }
  return null;
}

/** Every route whose address contains the slug of an item. */
const routesOfItems = contentTypeNames.flatMap((kind) =>
  Object.keys(contentTypeOf(kind).routes)
    .filter(isRoute)
    .filter((route) => route.includes('[slug]') || route === contentTypes[kind].item)
    .map((route) => ({ kind, route })),
);

function pathOfPost(current: CurrentAddress | null, locale: Locale): string | null {
  if (!current || !isWritable(current)) return null;
  const { slug, month } = current;

  return localizedPath(itemHref('post', { slug, date: `${month}-01T00:00:00` }), locale);
}

function pathOfItem(route: Route, current: CurrentAddress | null, locale: Locale): string | null {
  return current && isWritable(current) ? localizedPath(toHref(route, current), locale) : null;
}

/** The site refuses an address with a percent sign that is left after decoding. */
const isWritable = ({ slug }: CurrentAddress) => !slug.includes('%');
