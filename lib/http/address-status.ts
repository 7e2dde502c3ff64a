import 'server-only';

import { matchPattern } from '../i18n/match-route';
import { allRoutes, type Route } from '../i18n/routing';
import { decodeTwice } from '../i18n/spelling';
import { findSlug, hasAtLeast, hasPost } from '../data/slugs/find-slug';
import { postsPerStep } from '../config/page-sizes';
import {
  contentTypeNames,
  contentTypeOf,
  type ContentTypeName,
  taxonomies,
  taxonomyNames,
} from '../data/content-types';
import { perPart } from '../wordpress/list-part';
import type { SlugKind } from '../wordpress/slug-list';

/**
 * What is known of an address before a page is rendered:
 * - `known`: the page exists.
 * - `absent`: the address has the form of a page, but this page does not exist.
 * - `nowhere`: no address of the site has this form.
 * - `unknown`: cannot be decided; the page may not exist.
 */
export type AddressStatus = 'known' | 'absent' | 'nowhere' | 'unknown';

/** Names of pages whose content is in this repository, such as tours. */
export type FixedNames = Partial<Record<Route, readonly string[]>>;

type Params = Record<string, string>;

/** Routes that are not in `routing.ts`, by their folder. The route with the id of a post only redirects to the post. */
const hidden = new Map<string, (word: string) => Promise<AddressStatus>>([
  ['post-address', async (id) => ((await hasPost(Number(id))) === false ? 'absent' : 'unknown')],
]);

/**
 * The status of an address by the list of all public slugs. At most, that list is requested from WordPress
 * (lib/data/slugs/find-slug.ts).
 *
 * @param internalPath as below `app/`, e.g. `/de/events/klang`
 * @param fixed for each route whose content is in this repository, all names that its address may have
 */
export async function addressStatusOf(
  internalPath: string,
  fixed: FixedNames = {},
): Promise<AddressStatus> {
  const [, , ...segments] = internalPath.split('/').map(decodeTwice);
  const found = routeOf(segments);
  const [first = '', word = ''] = segments;
  const isOfTwo = segments.length === 2;
  if (!found) return (isOfTwo ? hidden.get(first)?.(word) : null) ?? 'nowhere';

  const { route, params } = found;
  const names = fixed[route];
  if (names) return names.includes(Object.values(params)[0] ?? '') ? 'known' : 'absent';
  const list = route.replace(stepRoute, '');
  const status = (await statusChecks.get(list)?.(params)) ?? 'known';

  return params.page && status === 'known' ? ofStep(list, params) : status;
}

const stepRoute = /\/page\/\[page\]$/;

function routeOf(segments: string[]): { route: Route; params: Params } | null {
  for (const route of allRoutes) {
    const params = matchPattern(route, segments);
    if (params) return { route, params };
  }
  return null;
}

type StatusCheck = (params: Params) => Promise<AddressStatus>;

/**
 * How the status is found, by route. Only addresses with a slug of WordPress, and sitemaps, need this. All other pages
 * exist.
 */
const statusChecks = new Map<string, StatusCheck>([
  ...contentTypeNames.flatMap(slugRoutes),
  ...taxonomyNames.flatMap((name) =>
    taxonomies[name].lists.map((route): [string, StatusCheck] => [
      route,
      ({ slug = '' }) => ofItem(name, slug),
    ]),
  ),
  [
    '/[year]/[month]/[slug]',
    ({ year, month, slug = '' }) => ofItem('post', slug, `${year}-${month}`),
  ],
  // It redirects to the address with the year and month of the post.
  ['/news/[slug]', ({ slug = '' }) => ofItem('post', slug, 'another address')],
  ['/sitemaps/[part]', ({ part = '' }) => ofSitemap(part)],
]);

function slugRoutes(name: ContentTypeName): [string, StatusCheck][] {
  const routes = Object.keys(contentTypeOf(name).routes).filter((each) => each.includes('[slug]'));

  return routes.map((route) => [route, ({ slug = '' }) => ofItem(name, slug)]);
}

/** @param month the only month with which the address is right */
async function ofItem(kind: SlugKind, slug: string, month?: string): Promise<AddressStatus> {
  const match = await findSlug(kind, slug);
  if (match.kind === 'none') return 'absent';
  if (match.kind !== 'same') return 'unknown';

  return !month || match.detail === null || match.detail === month ? 'known' : 'unknown';
}

/** The content type and page size of each list. */
const lists = new Map(
  contentTypeNames.flatMap((name) =>
    contentTypeOf(name).lists.map(({ route, perPage }) => [route, { name, perPage }] as const),
  ),
);

/** A further page of a list, or of the posts of a term that exists. */
async function ofStep(route: string, { slug = '', page }: Params): Promise<AddressStatus> {
  const list = lists.get(route);
  const before = (Number(page) - 1) * (list?.perPage ?? postsPerStep);
  const kind = route === '/tag/[slug]' ? 'post_tag' : 'category';

  return toAddressStatus(await hasAtLeast(list?.name ?? { kind, slug }, before + 1));
}

/** The sitemaps that have as many parts as their items need, by their name. */
const pagedSitemaps = new Map<string, SlugKind>([
  ...contentTypeNames
    .filter((name) => contentTypeOf(name).sitemap === 'paged')
    .map((name) => [contentTypeOf(name).collection, name] as const),
  ...taxonomyNames.map((name) => [taxonomies[name].collection, name] as const),
]);

const singleSitemaps = new Set([
  'pages',
  ...contentTypeNames
    .filter((name) => contentTypeOf(name).sitemap === 'single')
    .map((name) => contentTypeOf(name).collection),
]);

async function ofSitemap(part: string): Promise<AddressStatus> {
  const [, name = '', number = ''] = /^sitemap-([a-z]+)-(\d+)\.xml$/.exec(part) ?? [];
  const kind = pagedSitemaps.get(name);
  if (number === '1') return kind || singleSitemaps.has(name) ? 'known' : 'absent';

  return kind
    ? toAddressStatus(await hasAtLeast(kind, (Number(number) - 1) * perPart + 1))
    : 'absent';
}

function toAddressStatus(isThere: boolean | null): AddressStatus {
  if (isThere === null) return 'unknown';

  return isThere ? 'known' : 'absent';
}
