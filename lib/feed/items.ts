import 'server-only';

import { getTranslations } from 'next-intl/server';

import { placeOf, uidOf } from '../calendar/calendar-file';
import { formatDate, formatTime, toMoment, type LocalDate } from '../dates';
import type { Event } from '../events';
import { startOf } from '../events/schedule';
import { toRichText } from '../html';
import type { Locale } from '../i18n/routing';
import type { Image } from '../images';
import { postHref } from '../post-href';
import type { Post } from '../posts';
import { absoluteUrl, pictureUrl } from '../seo/addresses';
import { productSlug } from '../product-slug';
import { site } from '../site';
import { toFeedHtml } from './content';
import type { FeedItem } from './feed';

/** A post as an item; one that is not translated keeps the page of the language it is read in. */
export function postItem(post: Post, locale: Locale): FeedItem {
  const address = absoluteUrl(postHref(post), locale);

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
  };
}

/** An event as an item, as new as its last change. */
export async function eventItem(event: Event, locale: Locale): Promise<FeedItem> {
  const { slug, title, language, status } = event;
  const t = await getTranslations({ locale, namespace: 'event' });
  const address = absoluteUrl({ pathname: '/events/[slug]', params: { slug } }, locale);
  const changed = event.modified ?? new Date(startOf(event.schedule).getTime());
  const summary = [
    status === 'cancelled' ? t('cancelledText') : '',
    status === 'postponed' ? t('postponedText') : '',
    `${timeOf(event, locale)}${placeOf(event) ? `, ${placeOf(event)}` : ''}`,
  ].filter(Boolean);

  return {
    id: uidOf(event),
    address,
    title: status === 'cancelled' ? t('calendarCancelled', { title }) : title,
    language,
    published: changed,
    modified: changed,
    summary: summary.join(' '),
    html: toFeedHtml(withOpening(summary, event, locale), address),
    categories: [],
    image: toImage(event.image),
  };
}

function timeOf({ schedule }: Event, locale: Locale): string {
  const day = formatDate(schedule.startDate, 'day', locale);

  return schedule.startTime ? `${day}, ${formatTime(schedule.startTime, locale)}` : day;
}

function withOpening(lines: string[], { description }: Event, locale: Locale) {
  const text = toRichText(description, locale);
  const opening = lines.map((value) => ({
    type: 'element' as const,
    tagName: 'p',
    properties: {},
    children: [{ type: 'text' as const, value }],
  }));
  return { ...text, children: [...opening, ...text.children] };
}

function toImage(image: Image | null): FeedItem['image'] {
  const address = image && pictureUrl(image);

  return address ? { address, alt: image.alt } : null;
}

// WordPress's clock on the wall is the site's.
const momentOf = (date: LocalDate) => new Date(toMoment(date, site.timeZone));
