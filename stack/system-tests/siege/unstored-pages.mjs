/** How many of the newest posts a build renders: app/[locale]/[year]/[month]/[slug]/page.tsx. */
const built = 20;

/**
 * Paths of pages that exist and that no build renders: older posts, past events and tags, alternately in both languages.
 * @param {import('../../settings.mjs').Settings} backend
 * @returns {Promise<string[]>}
 */
export async function unstoredPages({ wordpressUrl }) {
  const ask = async (path) => (await fetch(`${wordpressUrl}/wp-json/wp/v2${path}`)).json();
  const [posts, events, tags] = await Promise.all([
    ask('/posts?per_page=100&_fields=slug,date'),
    ask('/events?type=past'),
    ask('/tags?per_page=100&hide_empty=true&_fields=slug'),
  ]);
  const lists = [
    posts
      .slice(built)
      .map(({ slug, date }) => bothAs(`/${date.slice(0, 7).replace('-', '/')}/${slug}`)),
    events.map(({ slug }) => [`/events/${slug}`, `/de/veranstaltungen/${slug}`]),
    tags.map(({ slug }) => bothAs(`/tag/${slug}`)),
  ].map((list) => list.flat());
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat();
}

/** @param {string} path */
const bothAs = (path) => [path, `/de${path}`];
