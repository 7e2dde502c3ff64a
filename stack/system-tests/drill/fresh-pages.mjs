import { readList } from '../../parts/wordpress-rest.mjs';
import { pathOf } from '../post-paths.mjs';

/** @typedef {import('./drilled-site.mjs').DrilledSite} DrilledSite */
/** @typedef {import('./pages.mjs').Page} Page */

/**
 * Pages and files that were never requested: of posts, and of past events.
 * @param {DrilledSite} drilled
 * @returns {Promise<Page[]>}
 */
export async function freshPages({ backend: { wordpressUrl } }) {
  // Without the newest posts, which other pages show, and the oldest, which `concurrentVisitors` requests.
  const posts = await readList(wordpressUrl, '/posts?per_page=10&offset=5&_fields=slug,date');
  const events = await readList(wordpressUrl, '/events?type=past');
  const shared = {
    source: /** @type {const} */ ('wordpress'),
    language: /** @type {const} */ ('de'),
  };
  return [
    ...posts.items.map((post) => ({
      ...{ ...shared, type: 'post never requested', shows: [/<article/, /<\/html>/] },
      path: `/de${pathOf(post)}`,
    })),
    ...events.items.slice(-10).map(({ slug }) => ({
      ...{ ...shared, type: 'calendar never requested', shows: [/BEGIN:VEVENT/, /END:VCALENDAR/] },
      path: `/de/veranstaltungen/${slug}/termin.ics`,
    })),
  ];
}
