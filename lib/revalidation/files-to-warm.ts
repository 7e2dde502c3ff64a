import { contentTypes, isContentType, isTaxonomy, taxonomies } from '../data/content-type-registry';
import { toHref, type Href } from '../i18n/href';
import type { Route } from '../i18n/routing';
import { withoutDuplicates } from './pages-to-warm';
import type { Change } from './webhook-schema';

/**
 * The feeds and sitemaps to warm. They are warmed after all pages, because no visitor waits for them. Only the newest
 * part of a sitemap is warmed; older parts are rendered again at the next request.
 */
export function filesToWarm(changes: Change[]): Href[] {
  return withoutDuplicates(changes.flatMap(filesOf));
}

function filesOf({ type, action }: Change): Href[] {
  if (isTaxonomy(type)) return sitemapsAfter(action, taxonomies[type].collection, []);
  if (!isContentType(type)) return [];

  const { feeds, collection, sitemapsOfLists } = contentTypes[type];
  const pathnames: readonly Route[] = feeds;
  return [
    ...pathnames.map((pathname) => toHref(pathname)),
    ...sitemapsAfter(action, collection, sitemapsOfLists),
  ];
}

/** @param ofLists the sitemaps of lists whose length changes when an item is published or removed */
function sitemapsAfter(action: Change['action'], own: string, ofLists: readonly string[]): Href[] {
  const newest = newestPart(own);

  return action === 'updated'
    ? [newest]
    : [newest, { pathname: '/sitemaps' }, ...ofLists.map(newestPart)];
}

function newestPart(name: string): Href {
  return { pathname: '/sitemaps/[part]', params: { part: `sitemap-${name}-1.xml` } };
}
