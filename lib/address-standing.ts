import 'server-only';

import { matchPattern } from './i18n/match-route';
import { allRoutes, type Route } from './i18n/routing';
import { decodeTwice } from './i18n/spelling';
import { findSlug, hasAtLeast, hasPost } from './known-slugs';
import { archivedEventsPerStep, pastEventsPerStep, postsPerStep, worksPerStep } from './step-sizes';
import { perPart } from './wordpress/part';
import type { SlugKind } from './wordpress/slug-list';

/**
 * What is known of an address before anything is asked about it: there is such a page; there is none; no page is of this
 * form at all; or nobody knows, and it may be made up.
 */
export type Standing = 'known' | 'absent' | 'nowhere' | 'unknown';

/** The names of pages that are the site's own, e.g. of tours. */
export type FixedNames = Partial<Record<Route, readonly string[]>>;

type Params = Record<string, string>;

/** Pages whose route is no address of ours. */
const hidden = new Map<string, (word: string) => Promise<Standing>>([
  ['post-address', async (id) => toStanding(await hasPost(Number(id)))],
]);

/**
 * The standing of a page, by the list of all public slugs; asks WordPress for that list at most (lib/known-slugs.ts).
 *
 * @param internalPath as below `app/`, e.g. `/de/events/klang`
 * @param fixed by the route of a page whose words are the site's own, all names that its address may have
 */
export async function standingOf(internalPath: string, fixed: FixedNames = {}): Promise<Standing> {
  const [, , ...segments] = internalPath.split('/').map(decodeTwice);
  const found = routeOf(segments);
  const [first = '', word = ''] = segments;
  const isOfTwo = segments.length === 2;
  if (!found) return (isOfTwo ? hidden.get(first)?.(word) : null) ?? 'nowhere';

  const { route, params } = found;
  const names = fixed[route];
  if (names) return names.includes(Object.values(params)[0] ?? '') ? 'known' : 'absent';
  const list = route.replace(stepRoute, '') as Route;
  const standing = (await judges[list]?.(params)) ?? 'known';

  return params.page && standing === 'known' ? ofStep(list, params) : standing;
}

const stepRoute = /\/page\/\[page\]$/;

function routeOf(segments: string[]): { route: Route; params: Params } | null {
  for (const route of allRoutes) {
    const params = matchPattern(route, segments);
    if (params) return { route, params };
  }
  return null;
}

/** By the route of a page whose address names something of WordPress's; all others are there. */
const judges: Partial<Record<Route, (params: Params) => Promise<Standing>>> = {
  '/[year]/[month]/[slug]': ({ year, month, slug }) => ofThing('post', slug!, `${year}-${month}`),
  // It leads to the address with the month, which WordPress knows.
  '/news/[slug]': ({ slug }) => ofThing('post', slug!, 'another address'),
  '/news/category/[slug]': ({ slug }) => ofThing('category', slug!),
  '/category/[slug]': ({ slug }) => ofThing('category', slug!),
  '/tag/[slug]': ({ slug }) => ofThing('post_tag', slug!),
  '/events/[slug]': ({ slug }) => ofThing('event', slug!),
  '/events/[slug]/event.ics': ({ slug }) => ofThing('event', slug!),
  '/videos/[slug]': ({ slug }) => ofThing('video', slug!),
  '/music/[slug]': ({ slug }) => ofThing('music', slug!),
  '/sitemaps/[part]': ({ part }) => ofSitemap(part!),
};

/** @param month the only one in which the address is right */
async function ofThing(kind: SlugKind, slug: string, month?: string): Promise<Standing> {
  const match = await findSlug(kind, slug);
  if (match.kind === 'none') return 'absent';
  if (match.kind !== 'same') return 'unknown';

  return !month || match.detail === null || match.detail === month ? 'known' : 'unknown';
}

/** How many of which kind a list shows at a step. */
const lists: Partial<Record<Route, [SlugKind, number]>> = {
  '/news': ['post', postsPerStep],
  '/videos': ['video', worksPerStep],
  '/music': ['music', worksPerStep],
  '/events': ['event', pastEventsPerStep],
  '/past-events': ['event', archivedEventsPerStep],
};

/** A further step of a list, or of the posts of a term that is there. */
async function ofStep(list: Route, { slug, page }: Params): Promise<Standing> {
  const before = (Number(page) - 1) * (lists[list]?.[1] ?? postsPerStep);
  const kind = list === '/tag/[slug]' ? 'post_tag' : 'category';

  return toStanding(await hasAtLeast(lists[list]?.[0] ?? { kind, slug: slug! }, before + 1));
}

const inSitemaps = new Map<string, SlugKind>([
  ['posts', 'post'],
  ['videos', 'video'],
  ['music', 'music'],
  ['categories', 'category'],
  ['tags', 'post_tag'],
]);

async function ofSitemap(part: string): Promise<Standing> {
  const [, name = '', number = ''] = /^sitemap-([a-z]+)-(\d+)\.xml$/.exec(part) ?? [];
  const kind = inSitemaps.get(name);
  if (number === '1') return kind || name === 'pages' || name === 'events' ? 'known' : 'absent';

  return kind ? toStanding(await hasAtLeast(kind, (Number(number) - 1) * perPart + 1)) : 'absent';
}

function toStanding(isThere: boolean | null): Standing {
  if (isThere === null) return 'unknown';

  return isThere ? 'known' : 'absent';
}
