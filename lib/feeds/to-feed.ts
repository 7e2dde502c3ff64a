import 'server-only';

import { getTranslations } from 'next-intl/server';

import type { Href } from '../i18n/href';
import type { Locale } from '../i18n/routing';
import type { TypeWithFeeds } from '../seo/feed-links';
import { absoluteUrl } from '../seo/site-url';
import { site } from '../site';
import type { Feed, FeedItem } from './feed-types';

/**
 * A feed of a content type. Its title is in the section `feeds` of the messages.
 *
 * @param path of the feed itself
 */
export async function toFeed(
  { section, lists: [main] }: TypeWithFeeds,
  items: FeedItem[],
  path: Href,
  locale: Locale,
): Promise<Feed> {
  const t = await getTranslations({ locale });

  return {
    title: t(`feeds.${section}`, { product: site.product }),
    description: t(`${section}.description`),
    language: locale,
    home: absoluteUrl({ pathname: main.route }, locale),
    address: absoluteUrl(path, locale),
    author: site.product,
    items,
  };
}
