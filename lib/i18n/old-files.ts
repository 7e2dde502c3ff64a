import type { Href } from './href';

const news = { pathname: '/feed.xml' } as const;
const events = { pathname: '/events/feed.xml' } as const;
const sitemap = { pathname: '/sitemaps' } as const;

/** What WordPress and its plugins called a file, and what readers guess, without the slashes at its ends. */
const names: [RegExp, Href][] = [
  [/^(comments\/)?feed(\/(rss2?|rdf|atom|feed))?$/, news],
  [/^(news\/feed|(news\/)?(rss|atom|feed)\.xml|index\.xml|rss|atom)$/, news],
  [/^(category|tag)\/[^/]+\/feed$/, news],
  [/^(events|veranstaltungen)\/(feed|rss\.xml)$/, events],
  [/^feed\/json$/, { pathname: '/feed.json' }],
  [/^(wp-sitemap|sitemap_index|sitemap-index)\.xml$/, sitemap],
];

/** The file that an old or guessed address of a feed or sitemap means; null for every other address. */
export function hrefOfOldFile(segments: string[]): Href | null {
  const name = segments.join('/').toLowerCase();

  return names.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
