import 'server-only';

import { postItem } from '../../feeds/feed-items';
import type { Feed } from '../../feeds/feed-types';
import { toFeed } from '../../feeds/to-feed';
import type { Href } from '../../i18n/href';
import type { Locale } from '../../i18n/routing';
import { post } from './content-type';
import { getFullPosts } from './queries';

const newestPosts = 20;

/**
 * The newest posts with their full text, in one language. A post without a translation stays in its original language.
 *
 * @param path of the feed itself
 * @throws {Error} "Failed to fetch posts from WordPress"
 */
export async function getNewsFeed(locale: Locale, path: Href): Promise<Feed> {
  const posts = await getFullPosts(locale, newestPosts);
  const items = await Promise.all(posts.map((each) => postItem(each, locale)));

  return toFeed(post, items, path, locale);
}
