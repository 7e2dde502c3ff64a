import 'server-only';

import { getTranslations } from 'next-intl/server';

import { getUpcomingEvents } from '../data/events/queries';
import type { Feed } from './feed-types';
import { eventItem, postItem } from './feed-items';
import type { Href } from '../i18n/href';
import type { Locale } from '../i18n/routing';
import { getFullPosts } from '../data/posts/queries';
import { absoluteUrl } from '../seo/site-url';
import { site } from '../site';

const newestPosts = 20;

/**
 * The newest posts with their full text, in one language. A post without a translation stays in its original language.
 *
 * @param path of the feed itself
 * @throws {Error} "Failed to fetch posts from WordPress"
 */
export async function getNewsFeed(locale: Locale, path: Href): Promise<Feed> {
  const t = await getTranslations({ locale });
  const posts = await getFullPosts(locale, newestPosts);

  return {
    title: t('feeds.news', { product: site.product }),
    description: t('news.description'),
    ...addressesOf({ pathname: '/news' }, path, locale),
    items: await Promise.all(posts.map((post) => postItem(post, locale))),
  };
}

/**
 * The upcoming events, dated by their last change, so that subscribers notice a change.
 *
 * @param path of the feed itself
 * @throws {Error} "Failed to fetch upcoming events from WordPress"
 */
export async function getEventsFeed(locale: Locale, path: Href): Promise<Feed> {
  const t = await getTranslations({ locale });
  const events = await getUpcomingEvents(locale);

  return {
    title: t('feeds.events', { product: site.product }),
    description: t('events.description'),
    ...addressesOf({ pathname: '/events' }, path, locale),
    items: await Promise.all(events.map((event) => eventItem(event, locale))),
  };
}

function addressesOf(home: Href, feed: Href, locale: Locale) {
  return {
    language: locale,
    home: absoluteUrl(home, locale),
    address: absoluteUrl(feed, locale),
    author: site.product,
  };
}
