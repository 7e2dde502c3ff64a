import { readList } from '../../parts/wordpress-rest.mjs';
import { pathsOf } from '../post-paths.mjs';

/** How many of the newest posts a build renders: app/[locale]/[year]/[month]/[slug]/page.tsx. */
const built = 20;

/**
 * Paths of pages that exist and that no build renders: older posts, past events and tags, alternately in both languages.
 * @param {import('../../settings.mjs').Settings} backend
 * @returns {Promise<string[]>}
 */
export async function unstoredPages({ wordpressUrl }) {
  const [posts, events, tags] = await Promise.all([
    readList(wordpressUrl, '/posts?per_page=100&_fields=slug,date'),
    readList(wordpressUrl, '/events?type=past'),
    readList(wordpressUrl, '/tags?per_page=100&hide_empty=true&_fields=slug'),
  ]);
  const lists = [
    posts.items.slice(built).flatMap(pathsOf),
    events.items.flatMap(({ slug }) => [`/events/${slug}`, `/de/veranstaltungen/${slug}`]),
    tags.items.flatMap(({ slug }) => [`/tag/${slug}`, `/de/tag/${slug}`]),
  ];
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat();
}
