import type { Href } from './i18n/href';
import type { Change } from './webhook';

type Kind = { sitemap: string; feeds: Href[] };

const kinds: Record<string, Kind> = {
  post: { sitemap: 'posts', feeds: [{ pathname: '/feed.xml' }, { pathname: '/feed.json' }] },
  event: { sitemap: 'events', feeds: [{ pathname: '/events/feed.xml' }] },
  video: { sitemap: 'videos', feeds: [] },
  music: { sitemap: 'music', feeds: [] },
  category: { sitemap: 'categories', feeds: [] },
  post_tag: { sitemap: 'tags', feeds: [] },
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

  const part = `sitemap-${kind.sitemap}-1.xml`;
  const index: Href[] = action === 'updated' ? [] : [{ pathname: '/sitemaps' }];
  return [...kind.feeds, { pathname: '/sitemaps/[part]', params: { part } }, ...index];
}
