import type { Href } from './i18n/href';
import type { Change } from './webhook';

type Kind = {
  sitemap: string;
  /** The sitemaps of the lists that have become longer or shorter with it. */
  lists: string[];
  feeds: Href[];
};

const kinds: Record<string, Kind> = {
  post: {
    ...{ sitemap: 'posts', lists: ['pages', 'categories', 'tags'] },
    feeds: [{ pathname: '/feed.xml' }, { pathname: '/feed.json' }],
  },
  event: { sitemap: 'events', lists: [], feeds: [{ pathname: '/events/feed.xml' }] },
  video: { sitemap: 'videos', lists: ['pages'], feeds: [] },
  music: { sitemap: 'music', lists: ['pages'], feeds: [] },
  category: { sitemap: 'categories', lists: [], feeds: [] },
  post_tag: { sitemap: 'tags', lists: [], feeds: [] },
};

/**
 * The feeds and sitemaps that readers and search engines get anew: after all pages, since nobody waits for them. Only
 * the newest part of a sitemap is among them; an older one is made anew when it is asked for.
 */
export function filesToRenew(changes: Change[]): Href[] {
  const files = changes.flatMap(filesOf);

  return [...new Map(files.map((file) => [JSON.stringify(file), file])).values()];
}

function filesOf({ type, action }: Change): Href[] {
  const kind = kinds[type];
  if (!kind) return [];

  const newest = newestPart(kind.sitemap);
  if (action === 'updated') return [...kind.feeds, newest];

  return [...kind.feeds, newest, { pathname: '/sitemaps' }, ...kind.lists.map(newestPart)];
}

function newestPart(kind: string): Href {
  return { pathname: '/sitemaps/[part]', params: { part: `sitemap-${kind}-1.xml` } };
}
