import 'server-only';

import { toHref, type Href } from '../i18n/href';
import { matchPattern } from '../i18n/match-route';
import { allRoutes, isRoute, type Route } from '../i18n/routing';
import { decodeTwice } from '../i18n/spelling';
import { findPostById, findSlug, hasAtLeast, type Lookup } from '../data/slugs/find-slug';
import { postsPerPage } from '../config/page-sizes';
import {
  contentTypeNames,
  contentTypeOf,
  type ContentTypeName,
  taxonomies,
  taxonomyNames,
} from '../data/content-type-registry';
import { itemHref } from '../data/item-href';
import { parseSitemapName } from '../data/sitemap-names';
import { perPart } from '../wordpress/list-requests';
import type { SlugKind } from '../wordpress/slug-list';

/**
 * The status of a path before a page is rendered:
 * - `page`: the page must be rendered. It exists, or nobody can tell now whether it exists.
 * - `missing`: the path matches a route, but nothing exists at this path.
 * - `no-route`: the path matches no route, or names content that is not in this repository, such as an unknown tour.
 * - an `Href`: the current page of the item, as the target of a redirect.
 */
export type AddressStatus = 'page' | 'missing' | 'no-route' | Href;

/** Names of pages and files whose content is in this repository, such as tours. */
export type FixedNames = Partial<Record<Route | typeof printPhotos, readonly string[]>>;

/** The route of the press kit's JPEGs. */
export const printPhotos = '/api/press-kit/[locale]/[photo]';

type Params = Record<string, string>;

/**
 * Finds the status of a path in the list of all public slugs. The only request to WordPress that this may cause is the
 * one for that list (lib/data/slugs/find-slug.ts).
 *
 * @param internalPath the path below `app/`, e.g. `/de/events/klang`
 * @param fixed for each route whose content is in this repository, all valid values of its parameter
 */
export async function addressStatusOf(
  internalPath: string,
  fixed: FixedNames = {},
): Promise<AddressStatus> {
  const [, , ...segments] = internalPath.split('/').map(decodeTwice);
  // The route with the id of a post only redirects, so it is not in `routing.ts`.
  const id = matchPattern('/post-by-id/[id]', segments)?.id;
  if (id) return statusOfPost(await findPostById(Number(id)));
  const found = routeOf(segments);
  if (!found) return 'no-route';

  const { route, params } = found;
  const names = fixed[route];
  if (names) return names.includes(Object.values(params)[0] ?? '') ? 'page' : 'no-route';
  const list = route.replace(furtherPageSuffix, '');
  const status = (await statusChecks.get(list)?.(params, route)) ?? 'page';

  return params.page && status === 'page' ? statusOfListPage(list, params) : status;
}

const furtherPageSuffix = /\/page\/\[page\]$/;

function routeOf(segments: string[]): { route: Route; params: Params } | null {
  for (const route of allRoutes) {
    const params = matchPattern(route, segments);
    if (params) return { route, params };
  }
  return null;
}

type StatusCheck = (params: Params, route: Route) => Promise<AddressStatus>;

/**
 * The function that finds the status, by route. Only routes with a slug of WordPress, and sitemaps, need one. All other
 * pages exist.
 */
const statusChecks = new Map<string, StatusCheck>([
  ...contentTypeNames.flatMap(slugRoutes),
  ...taxonomyNames.flatMap((name) =>
    taxonomies[name].lists.map((route): [string, StatusCheck] => [route, statusCheckOf(name)]),
  ),
  [
    '/[year]/[month]/[slug]',
    async ({ year, month, slug = '' }) => {
      const address = `${year}-${month}`;
      return statusOfPost(await findSlug('post', slug, address), { slug, month: address });
    },
  ],
  // This route redirects to the URL with the year and month of the post.
  ['/old-post/[slug]', async ({ slug = '' }) => statusOfPost(await findSlug('post', slug))],
  ['/sitemaps/[part]', ({ part = '' }) => statusOfSitemap(part)],
]);

function slugRoutes(name: ContentTypeName): [string, StatusCheck][] {
  return Object.keys(contentTypeOf(name).routes)
    .filter((route) => isRoute(route) && route.includes('[slug]'))
    .map((route) => [route, statusCheckOf(name)]);
}

function statusCheckOf(kind: SlugKind): StatusCheck {
  return async (params, route) => {
    const found = await findSlug(kind, params.slug ?? '');
    if (found.kind !== 'found') return found.kind === 'missing' ? 'missing' : 'page';
    const { slug } = found;

    return slug === params.slug || !canBeInUrl(slug) ? 'page' : toHref(route, { ...params, slug });
  };
}

/**
 * @param current the slug and month in the requested path; without it, the path of an existing post is always
 *   redirected
 */
function statusOfPost(found: Lookup, current?: { slug: string; month: string }): AddressStatus {
  if (found.kind !== 'found') return found.kind === 'missing' ? 'missing' : 'page';
  const { slug, detail: month } = found;
  const isRight = slug === current?.slug && month === current.month;

  return isRight || !canBeInUrl(slug) ? 'page' : itemHref('post', { slug, date: `${month}-01` });
}

/** Whether a slug may be in a URL. The site refuses a URL in which a percent sign is left after decoding. */
const canBeInUrl = (slug: string) => !slug.includes('%');

/** The content type and page size of each list. */
const lists = new Map(
  contentTypeNames.flatMap((name) =>
    contentTypeOf(name).lists.map(({ route, perPage }) => [route, { name, perPage }] as const),
  ),
);

/** The status of page 2 or a later page of a list, or of the posts of a term that exists. */
async function statusOfListPage(
  route: string,
  { slug = '', page }: Params,
): Promise<AddressStatus> {
  const list = lists.get(route);
  const before = (Number(page) - 1) * (list?.perPage ?? postsPerPage);
  const kind = route === '/tag/[slug]' ? 'post_tag' : 'category';

  return missingIfFewer(list?.name ?? { kind, slug }, before + 1);
}

async function statusOfSitemap(name: string): Promise<AddressStatus> {
  const sitemap = parseSitemapName(name);
  if (!sitemap) return 'missing';
  const { kind, part } = sitemap;

  return kind === 'pages' || part === 1 ? 'page' : missingIfFewer(kind, (part - 1) * perPart + 1);
}

/** `missing` when there are fewer items than this count, otherwise `page`. */
async function missingIfFewer(
  of: Parameters<typeof hasAtLeast>[0],
  count: number,
): Promise<AddressStatus> {
  return (await hasAtLeast(of, count)) === false ? 'missing' : 'page';
}
