import 'server-only';

import { tagPage, tags } from './cache';
import type { ListHref } from './i18n/steps';
import { getEventPages } from './sitemap/events';
import { getListPages } from './sitemap/lists';
import type { SitemapPage } from './sitemap/page';
import { getPostPages } from './sitemap/posts';
import { getTermPages } from './sitemap/terms';
import { getReleasePages, getVideoPages } from './sitemap/works';
import { noteList } from './shown';
import { askForTotal, perPart } from './wordpress/part';

/** What the site's own code and words add to a sitemap. */
export type FixedParts = {
  /** The pages whose words are in `content/`. */
  pages: SitemapPage[];
  /** The list of past events, and how many it shows a step. */
  pastEvents: { href: ListHref; perStep: number };
};

const counted = {
  posts: { path: '/posts', query: {}, tag: tags.posts },
  videos: { path: '/videos', query: {}, tag: tags.videos },
  music: { path: '/music', query: {}, tag: tags.music },
  categories: { path: '/categories', query: { hide_empty: true }, tag: tags.terms },
  tags: { path: '/tags', query: { hide_empty: true }, tag: tags.terms },
} as const;

/**
 * The names of all sitemaps there are, as their addresses have them: `sitemap-posts-1.xml`.
 *
 * @throws {Error} "Failed to fetch the sitemap from WordPress"
 */
export async function getSitemapParts(): Promise<string[]> {
  try {
    const kinds = Object.entries(counted);
    const totals = await Promise.all(kinds.map(([, { path, query }]) => askForTotal(path, query)));
    await tagPage(kinds.map(([, { tag }]) => tag));
    for (const [index, [, { tag }]] of kinds.entries()) await noteList(tag, totals[index]!);
    const parts = kinds.flatMap(([kind], index) => {
      const count = Math.max(1, Math.ceil(totals[index]! / perPart));
      return Array.from({ length: count }, (_, part) => nameOf(kind, part + 1));
    });
    return [nameOf('pages', 1), nameOf('events', 1), ...parts];
  } catch (cause) {
    throw new Error('Failed to fetch the sitemap from WordPress', { cause });
  }
}

const nameOf = (kind: string, part: number) => `sitemap-${kind}-${part}.xml`;

/**
 * The pages of one sitemap.
 *
 * @param name as `getSitemapParts` gives it
 * @returns null when there is no such sitemap
 * @throws {Error} "Failed to fetch the sitemap from WordPress"
 */
export async function getSitemapPages(
  name: string,
  fixed: FixedParts,
  now: Date,
): Promise<SitemapPage[] | null> {
  const [, kind, number] = /^sitemap-([a-z]+)-(\d+)\.xml$/.exec(name) ?? [];
  const part = Number(number);
  try {
    if (kind === 'posts') return await getPostPages(part);
    if (kind === 'videos') return await getVideoPages(part);
    if (kind === 'music') return await getReleasePages(part);
    if (kind === 'categories' || kind === 'tags') return await getTermPages(kind, part);
    if (part !== 1) return null;
    if (kind === 'pages') return [...(await getListPages()), ...fixed.pages];

    return kind === 'events' ? await getEventPages(fixed.pastEvents, now) : null;
  } catch (cause) {
    throw new Error('Failed to fetch the sitemap from WordPress', { cause });
  }
}
