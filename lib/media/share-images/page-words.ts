import 'server-only';

import { getTranslations } from 'next-intl/server';

import { contentTypeNames, contentTypes, type ContentTypeName } from '../../data/content-types';
import { readLongText } from '../../html/markdown';
import type { Locale, Route } from '../../i18n/routing';
import { site } from '../../site';
import { toShare, type Card, type Share } from './share-image-path';

type Words = Awaited<ReturnType<typeof getTranslations<never>>>;
type Writer = (t: Words, locale: Locale) => Card | Promise<Card>;

const plain = (title: string, line = ''): Card => ({ section: '', title, line });

/** The text on the share image of the main list of each content type. */
const listCards = new Map<string, Writer>(
  contentTypeNames.map((name) => {
    const { lists, section } = contentTypes[name];
    return [lists[0].route, (t) => plain(t(`${section}.title`), t(`${section}.description`))];
  }),
);

/** The text on the share images of the other pages with a fixed route. */
const cards = {
  '/': (t) => ({
    section: t('home.hero.badge'),
    title: t('home.hero.title1'),
    line: t('home.hero.title2'),
  }),
  '/past-events': (t) => plain(t('events.past'), t('events.pastDescription')),
  '/tours': (t) => plain(t('tours.title'), t('tours.tagline')),
  '/press': (t) => plain(t('press.title'), t('press.kit.title')),
  '/biography': (t) => plain(t('biography.pageTitle', site.performers)),
  '/contact': (t) => plain(t('contact.title'), t('contact.text')),
  '/disclaimer': async (_, locale) => plain((await readLongText('legal/disclaimer', locale)).title),
  '/legal-notices': async (_, locale) =>
    plain((await readLongText('legal/legal-notices', locale)).title),
} as const satisfies Partial<Record<Route, Writer>>;

const fixedCards = new Map<string, Writer>(Object.entries(cards));

type ListRoute = (typeof contentTypes)[ContentTypeName]['lists'][0]['route'];

type FixedRoute = keyof typeof cards | ListRoute;

/** Whether this is a fixed route with its own share image. */
export function hasCard(route: string): route is FixedRoute {
  return fixedCards.has(route) || listCards.has(route);
}

/** The share image of a page with a fixed route. */
export async function pageShare(pathname: FixedRoute, locale: Locale): Promise<Share> {
  const write = listCards.get(pathname) ?? fixedCards.get(pathname);
  if (!write) throw new Error(`The page ${pathname} has no share image of its own`);
  const t: Words = await getTranslations({ locale });

  return toShare(await write(t, locale), { pathname }, locale);
}
