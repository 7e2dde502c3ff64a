import 'server-only';

import { getTranslations } from 'next-intl/server';

import { formatDate } from '../../i18n/dates';
import { isDateOff } from '../../data/events/event';
import type { Event } from '../../data/events/queries';
import type { Locale } from '../../i18n/routing';
import type { PerformerBio } from '../../data/performer-bios';
import type { Post } from '../../data/posts/post';
import { site } from '../../site';
import type { Tour } from '../../data/tours/tours';
import type { Term } from '../../wordpress/embedded';
import type { CreativeWork, CreativeWorkType } from '../../data/creative-works/creative-work';
import { contentTypes } from '../../data/content-type-registry';
import { itemHref } from '../../data/item-href';
import { toShare, type Share } from './share-image-path';

/** The share image of a post, in the language of its text: the original's where the page shows the original. */
export async function postShare(post: Post): Promise<Share> {
  const { title, date, language } = post;
  const t = await getTranslations({ locale: language, namespace: 'nav' });
  const card = { section: t('news'), title, line: formatDate(date, 'long', language) };

  return toShare(card, itemHref('post', post), language);
}

/** The share image of an event with its day, or that the day does not hold, and its place, in the language of its text. */
export async function eventShare(event: Event): Promise<Share> {
  const { title, slug, schedule, status, place, isOnline, language } = event;
  const t = await getTranslations({ locale: language });
  const day = isDateOff(event)
    ? t(status === 'cancelled' ? 'event.cancelled' : 'event.postponed')
    : formatDate(schedule.startDate, 'long', language);
  const where = isOnline ? t('event.online') : place.town || place.name;
  const line = [day, where].filter(Boolean).join(' · ');

  const href = { pathname: '/events/[slug]', params: { slug } } as const;
  return toShare({ section: t('nav.events'), title, line }, href, language);
}

/**
 * The share image of a video, a release or a content type like them, in the language of its text. The image of a
 * release says how many tracks there are.
 */
export async function creativeWorkShare(
  type: CreativeWorkType,
  work: CreativeWork & { tracks?: unknown[] },
): Promise<Share> {
  const { title, artist, date, language, tracks = [] } = work;
  const t = await getTranslations({ locale: language });
  const by = artist === site.product ? '' : artist;
  const count = tracks.length > 0 ? t('music.trackCount', { count: tracks.length }) : '';
  const day = date && formatDate(date, 'long', language);
  const line = [by, day, count].filter(Boolean).join(' · ');

  const section = t(`nav.${contentTypes[type].section}`);
  return toShare({ section, title, line }, itemHref(type, work), language);
}

/** The share image of a category or tag. */
export async function termShare({ slug, name, taxonomy }: Term, locale: Locale): Promise<Share> {
  const t = await getTranslations({ locale, namespace: 'news' });
  const isCategory = taxonomy === 'category';
  const line = t.markup(isCategory ? 'allInCategory' : 'allTaggedWith', { name: () => name });

  const pathname = isCategory ? '/category/[slug]' : '/tag/[slug]';
  return toShare(
    { section: t('title'), title: name, line },
    { pathname, params: { slug } },
    locale,
  );
}

/** The share image of a tour. */
export async function tourShare({ slug, name, from, to }: Tour, locale: Locale): Promise<Share> {
  const t = await getTranslations({ locale, namespace: 'tours' });
  const line = t('years', { from: String(from), to: to ? String(to) : t('present') });

  const href = { pathname: '/tours/[slug]', params: { slug } } as const;
  return toShare({ section: t('title'), title: name, line }, href, locale);
}

/** The share image of the biography of a performer. */
export async function biographyShare(
  { name, performer }: PerformerBio,
  locale: Locale,
): Promise<Share> {
  const t = await getTranslations({ locale, namespace: 'biography' });
  const href = { pathname: '/biography/[name]', params: { name } } as const;

  return toShare(
    { section: t('title'), title: t('storyTitle', { name: performer }), line: '' },
    href,
    locale,
  );
}
