import 'server-only';

import { getTranslations } from 'next-intl/server';

import { formatDate } from '../dates';
import type { Event } from '../events';
import type { Locale } from '../i18n/routing';
import type { LifeStory } from '../life-stories';
import { postHref } from '../post-href';
import type { Post } from '../posts';
import { site } from '../site';
import type { Tour } from '../tours';
import type { Term } from '../wordpress/embedded';
import type { Work } from '../wordpress/work';
import { toShare, type Share } from './card';

/** The picture of a post, in the language of its words: a page that shows the original has the original's. */
export async function postShare(post: Post): Promise<Share> {
  const { title, date, language } = post;
  const t = await getTranslations({ locale: language, namespace: 'nav' });
  const card = { section: t('news'), title, line: formatDate(date, 'long', language) };

  return toShare(card, postHref(post), language);
}

/** The picture of an event, in the language of its words: on which day it is, and where. */
export async function eventShare(event: Event): Promise<Share> {
  const { title, slug, schedule, place, isOnline, language } = event;
  const t = await getTranslations({ locale: language });
  const day = formatDate(schedule.startDate, 'long', language);
  const where = isOnline ? t('event.online') : place.town || place.name;
  const line = [day, where].filter(Boolean).join(' · ');

  const href = { pathname: '/events/[slug]', params: { slug } } as const;
  return toShare({ section: t('nav.events'), title, line }, href, language);
}

/** The picture of a video or a release, in the language of its words. */
export async function workShare(section: 'videos' | 'music', work: Work): Promise<Share> {
  const { title, slug, artist, date, language } = work;
  const t = await getTranslations({ locale: language, namespace: 'nav' });
  const by = artist === site.product ? '' : artist;
  const line = [by, formatDate(date, 'long', language)].filter(Boolean).join(' · ');

  const href = { pathname: `/${section}/[slug]`, params: { slug } } as const;
  return toShare({ section: t(section), title, line }, href, language);
}

/** The picture of a category or tag. */
export async function termShare({ slug, name, taxonomy }: Term, locale: Locale): Promise<Share> {
  const t = await getTranslations({ locale, namespace: 'news' });
  const isCategory = taxonomy === 'category';
  const line = t(isCategory ? 'allInCategory' : 'allTaggedWith', { name });

  const pathname = isCategory ? '/category/[slug]' : '/tag/[slug]';
  return toShare(
    { section: t('title'), title: name, line },
    { pathname, params: { slug } },
    locale,
  );
}

/** The picture of a tour. */
export async function tourShare({ slug, name, from, to }: Tour, locale: Locale): Promise<Share> {
  const t = await getTranslations({ locale, namespace: 'tours' });
  const line = t('years', { from: String(from), to: to ? String(to) : t('present') });

  const href = { pathname: '/tours/[slug]', params: { slug } } as const;
  return toShare({ section: t('title'), title: name, line }, href, locale);
}

/** The picture of a life story. */
export async function storyShare({ name, performer }: LifeStory, locale: Locale): Promise<Share> {
  const t = await getTranslations({ locale, namespace: 'biography' });
  const href = { pathname: '/biography/[name]', params: { name } } as const;

  return toShare(
    { section: t('title'), title: t('storyTitle', { name: performer }), line: '' },
    href,
    locale,
  );
}
