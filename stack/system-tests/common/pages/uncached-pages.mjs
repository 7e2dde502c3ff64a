import { readList } from '../../../parts/wordpress-rest.mjs';
import { germanPaths } from './german-paths.mjs';
import { pathOf } from '../../post-paths.mjs';

/** @typedef {[english: string, german: string]} Pair the paths of a page in both languages */

/**
 * Pages and files that exist and that nobody has requested, until a test takes them from this list. The oldest post is
 * the first, because a build and other pages show the newest ones.
 * @param {import('../../../settings.mjs').Settings} backend
 * @returns {Promise<Record<'posts' | 'events' | 'calendars' | 'tags', Pair[]>>} a hundred posts at most; `events`: those
 *   that are over; `calendars`: their files
 */
export async function uncachedPages({ wordpressUrl }) {
  const [germanPath, posts, past, tags] = await Promise.all([
    germanPaths(),
    readList(wordpressUrl, '/posts?per_page=100&order=asc&_fields=slug,date'),
    readList(wordpressUrl, '/events?type=past'),
    readList(wordpressUrl, '/tags?per_page=100&hide_empty=true&_fields=slug'),
  ]);
  /** @type {(path: string) => Pair} */
  const pair = (path) => [path, germanPath(path)];
  return {
    posts: posts.items.map((post) => pair(pathOf(post))),
    events: past.items.map(({ slug }) => pair(`/events/${slug}`)),
    calendars: past.items.map(({ slug }) => pair(`/events/${slug}/event.ics`)),
    tags: tags.items.map(({ slug }) => pair(`/tag/${slug}`)),
  };
}
