/** @typedef {import('./drilled-site.mjs').DrilledSite} DrilledSite */
/** @typedef {import('./pages.mjs').Page} Page */

/**
 * Pages and files that were never requested: of posts, and of past events.
 * @param {DrilledSite} drilled
 * @returns {Promise<Page[]>}
 */
export async function freshPages({ backend }) {
  const ask = async (path) => (await fetch(`${backend.wordpressUrl}/wp-json/wp/v2${path}`)).json();
  // Without the newest posts, which other pages show, and the oldest, which `concurrentVisitors` requests.
  const posts = await ask('/posts?per_page=10&offset=5&_fields=slug,date');
  const events = (await ask('/events?type=past')).slice(-10);
  const shared = {
    source: /** @type {const} */ ('wordpress'),
    language: /** @type {const} */ ('de'),
  };
  return [
    ...posts.map(({ slug, date }) => ({
      ...{ ...shared, type: 'post never requested', shows: [/<article/, /<\/html>/] },
      path: `/de/${date.slice(0, 7).replace('-', '/')}/${slug}`,
    })),
    ...events.map(({ slug }) => ({
      ...{ ...shared, type: 'calendar never requested', shows: [/BEGIN:VEVENT/, /END:VCALENDAR/] },
      path: `/de/veranstaltungen/${slug}/termin.ics`,
    })),
  ];
}
