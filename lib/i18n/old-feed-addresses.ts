import type { Href } from './href';

const news = { pathname: '/feed.xml' } as const;
const events = { pathname: '/events/feed.xml' } as const;
const sitemap = { pathname: '/sitemaps' } as const;

/** Paths used by WordPress and its plugins, and paths that feed readers guess, without slashes at both ends. */
const names: [RegExp, Href][] = [
  [/^(comments\/)?feed(\/(rss2?|rdf|atom|feed))?$/, news],
  [/^(news\/feed|(news\/)?(rss|atom|feed)\.xml|index\.xml|rss|atom)$/, news],
  [/^(category|tag)\/[^/]+\/feed$/, news],
  [/^(events|veranstaltungen)\/(feed|rss\.xml)$/, events],
  [/^feed\/json$/, { pathname: '/feed.json' }],
  [/^(wp-sitemap|sitemap_index|sitemap-index)\.xml$/, sitemap],
];

/** The current file for an old or guessed path of a feed or sitemap. Null for every other path. */
export function hrefOfOldFeed(segments: string[]): Href | null {
  const name = segments.join('/').toLowerCase();

  return names.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
