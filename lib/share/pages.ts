import 'server-only';

import { getTranslations } from 'next-intl/server';

import { readLongText } from '../documents';
import type { Locale, Route } from '../i18n/routing';
import { site } from '../site';
import { toShare, type Card, type Share } from './card';

type Words = Awaited<ReturnType<typeof getTranslations<never>>>;
type Writer = (t: Words, locale: Locale) => Card | Promise<Card>;

const plain = (title: string, line = ''): Card => ({ section: '', title, line });

/** What is written on the pictures of the pages of which there is one. */
const cards = {
  '/': (t) => ({
    section: t('home.hero.badge'),
    title: t('home.hero.title1'),
    line: t('home.hero.title2'),
  }),
  '/news': (t) => plain(t('news.title'), t('news.description')),
  '/events': (t) => plain(t('events.title'), t('events.description')),
  '/past-events': (t) => plain(t('events.past'), t('events.pastDescription')),
  '/videos': (t) => plain(t('videos.title'), t('videos.description')),
  '/music': (t) => plain(t('music.title'), t('music.description')),
  '/tours': (t) => plain(t('tours.title'), t('tours.tagline')),
  '/press': (t) => plain(t('press.title'), t('press.kit.title')),
  '/biography': (t) => plain(t('biography.pageTitle', site.performers)),
  '/contact': (t) => plain(t('contact.title'), t('contact.text')),
  '/disclaimer': async (_, locale) => plain((await readLongText('legal/disclaimer', locale)).title),
  '/legal-notices': async (_, locale) =>
    plain((await readLongText('legal/legal-notices', locale)).title),
} as const satisfies Partial<Record<Route, Writer>>;

type FixedRoute = keyof typeof cards;

/** Is this a page of which there is one, with a picture of its own? */
export function hasCard(route: string): route is FixedRoute {
  return Object.hasOwn(cards, route);
}

/** The picture of a page of which there is one. */
export async function pageShare(pathname: FixedRoute, locale: Locale): Promise<Share> {
  const write: Writer = cards[pathname];
  const t = (await getTranslations({ locale })) as Words;

  return toShare(await write(t, locale), { pathname }, locale);
}
