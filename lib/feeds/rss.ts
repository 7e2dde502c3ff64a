import { escapeText } from 'entities';
import type { Element } from 'xast';
import { x } from 'xastscript';

import { toXmlFile } from './xml';
import { lastChange, minutesToLive, type Feed, type FeedItem, type FeedSound } from './feed-types';

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** A feed as RSS 2.0, each item with its full text. */
export function toRss(feed: Feed): string {
  const changed = lastChange(feed);
  const channel = x('channel', [
    x('title', feed.title),
    x('link', feed.home),
    x('description', feed.description),
    x('language', feed.language),
    ...(changed ? [x('lastBuildDate', toRfc822(changed))] : []),
    x('ttl', String(minutesToLive)),
    x('atom:link', { rel: 'self', type: 'application/rss+xml', href: feed.address }),
    ...feed.items.map((item) => toElement(item, feed.author)),
  ]);

  return toXmlFile(x('rss', { version: '2.0', ...namespaces }, [channel]));
}

function toElement(item: FeedItem, author: string): Element {
  return x('item', [
    x('title', item.title),
    x('link', item.address),
    x('guid', { isPermaLink: 'false' }, item.id),
    ...(item.published ? [x('pubDate', toRfc822(item.published))] : []),
    x('dc:creator', author),
    x('dc:language', item.language),
    ...item.categories.map((category) => x('category', category)),
    // Feed readers parse it as HTML.
    x('description', escapeText(item.summary)),
    x('content:encoded', item.html),
    ...(item.image ? [toPicture(item.image)] : []),
    ...item.sounds.slice(0, 1).map(toEnclosure),
  ]);
}

/**
 * An item of RSS may have only one file (https://www.rssboard.org/rss-profile#element-channel-item-enclosure). The
 * length 0 means that the size is unknown.
 */
const toEnclosure = ({ address: url, type, bytes }: FeedSound): Element =>
  x('enclosure', { url, type, length: String(bytes ?? 0) });

function toPicture({ address: url, alt }: NonNullable<FeedItem['image']>): Element {
  const words = alt ? [x('media:description', { type: 'plain' }, alt)] : [];

  return x('media:content', { url, medium: 'image' }, words);
}

/** The date format of RSS: `Sun, 23 Aug 2026 08:00:00 GMT`. */
const toRfc822 = (moment: Date) => moment.toUTCString();
