import type { Feed, FeedItem, FeedSound } from './feed-types';

/** A feed as JSON Feed 1.1. */
export function toJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: feed.address,
    language: feed.language,
    authors: [{ name: feed.author }],
    items: feed.items.map(toItem),
  });
}

function toItem(item: FeedItem) {
  return {
    id: item.id,
    url: item.address,
    title: item.title,
    language: item.language,
    ...(item.published && { date_published: item.published.toISOString() }),
    ...(item.modified && { date_modified: item.modified.toISOString() }),
    summary: item.summary,
    content_html: item.html,
    ...(item.categories.length && { tags: item.categories }),
    ...(item.image && { image: item.image.address }),
    ...(item.sounds.length > 0 && { attachments: item.sounds.map(toAttachment) }),
  };
}

const toAttachment = ({ address, type, bytes }: FeedSound) => ({
  url: address,
  mime_type: type,
  ...(bytes && { size_in_bytes: bytes }),
});
