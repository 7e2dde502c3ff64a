import 'server-only';

import { getTranslations } from 'next-intl/server';

import { placeOf, uidOf } from './calendar/calendar-file';
import { formatDate, formatTime, type LocalDate } from '../i18n/dates';
import { hasNoNewDay } from '../data/events/event';
import type { Event } from '../data/events/queries';
import { announcedTitle, statusLine } from '../data/events/status-line';
import { itemHref } from '../data/item-href';
import { toRichText } from '../html/rich-text';
import { element } from '../html/tree';
import type { Locale } from '../i18n/routing';
import type { Image } from '../media/image';
import type { Post } from '../data/posts/post';
import { absoluteUrl, pictureUrl } from '../seo/site-url';
import { productSlug } from '../config/product-slug';
import { site } from '../site';
import { toMoment } from '../time-zones/local-time';
import { toFeedHtml } from './feed-html';
import type { FeedItem } from './feed-types';
import { soundsIn } from './sounds';

/** A post as a feed item. Without a translation it still links to the page in the language of the feed. */
export async function postItem(post: Post, locale: Locale): Promise<FeedItem> {
  const address = absoluteUrl(itemHref('post', post), locale);

  return {
    id: `post-${post.id}@${productSlug}`,
    address,
    title: post.title,
    language: post.language,
    published: momentOf(post.date),
    modified: momentOf(post.modified),
    summary: post.seo.description,
    html: toFeedHtml(post.text, address),
    categories: [...post.categories, ...post.tags].map(({ name }) => name),
    image: toImage(post.image),
    sounds: await soundsIn(post.text),
  };
}

/**
 * An event as a feed item, with the date of its last change. If that is not known, the item has no date. The date of
 * the event is not used: feed readers may hide an item whose date is in the future.
 */
export async function eventItem(event: Event, locale: Locale): Promise<FeedItem> {
  const { slug, language, modified } = event;
  const t = await getTranslations({ locale, namespace: 'event' });
  const address = absoluteUrl({ pathname: '/events/[slug]', params: { slug } }, locale);
  const summary = [
    statusLine(event, t, locale),
    [!hasNoNewDay(event) && timeOf(event, locale), placeOf(event, locale)]
      .filter(Boolean)
      .join(', '),
  ].filter(Boolean);

  return {
    id: uidOf(event),
    address,
    title: announcedTitle(event, t),
    language,
    published: modified,
    modified,
    summary: summary.join(' '),
    html: toFeedHtml(withOpening(summary, event, locale), address),
    categories: [],
    image: toImage(event.image),
    sounds: [],
  };
}

function timeOf({ schedule }: Event, locale: Locale): string {
  const day = formatDate(schedule.startDate, 'day', locale);

  return schedule.startTime ? `${day}, ${formatTime(schedule.startTime, locale)}` : day;
}

function withOpening(lines: string[], { description }: Event, locale: Locale) {
  const text = toRichText(description, locale);
  const opening = lines.map((value) => element('p', {}, [{ type: 'text', value }]));
  return { ...text, children: [...opening, ...text.children] };
}

function toImage(image: Image | null): FeedItem['image'] {
  const address = image && pictureUrl(image);

  return address ? { address, alt: image.alt } : null;
}

// WordPress uses the site's local time.
const momentOf = (date: LocalDate) => new Date(toMoment(date, site.timeZone));
