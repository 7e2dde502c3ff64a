import 'server-only';

import { eventItem } from '../../feeds/feed-items';
import type { Feed } from '../../feeds/feed-types';
import { toFeed } from '../../feeds/to-feed';
import type { Href } from '../../i18n/href';
import type { Locale } from '../../i18n/routing';
import { event } from './content-type';
import { getUpcomingEvents } from './queries';

/**
 * The upcoming events, dated by their last change, so that subscribers notice a change.
 *
 * @param path of the feed itself
 * @throws {Error} "Failed to fetch upcoming events from WordPress"
 */
export async function getEventsFeed(locale: Locale, path: Href): Promise<Feed> {
  const events = await getUpcomingEvents(locale);
  const items = await Promise.all(events.map((each) => eventItem(each, locale)));

  return toFeed(event, items, path, locale);
}
