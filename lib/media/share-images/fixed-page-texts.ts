import 'server-only';

import { getTranslations } from 'next-intl/server';

import { contentTypeNames, contentTypes } from '../../data/content-type-registry';
import { readLongText } from '../../html/markdown';
import { toHref } from '../../i18n/href';
import { isRoute, type Locale, type Route } from '../../i18n/routing';
import { site } from '../../site';
import { toShare, type Card, type Share } from './share-image-path';

type Words = Awaited<ReturnType<typeof getTranslations<never>>>;
type Writer = (t: Words, locale: Locale) => Card | Promise<Card>;

const plain = (title: string, line = ''): Card => ({ section: '', title, line });

const homeCard = (t: Words): Card => ({
  section: t('home.hero.badge'),
  title: t('home.hero.title1'),
  line: t('home.hero.title2'),
});

/** The text on the share image of each page with a fixed route, among them the main list of each content type. */
const cards = new Map<Route, Writer>([
  ...contentTypeNames.map((name): [Route, Writer] => {
    const { lists, section } = contentTypes[name];
    return [lists[0].route, (t) => plain(t(`${section}.title`), t(`${section}.description`))];
  }),
  ['/', homeCard],
  ['/past-events', (t) => plain(t('events.past'), t('events.pastDescription'))],
  ['/tours', (t) => plain(t('tours.title'), t('tours.tagline'))],
  ['/press', (t) => plain(t('press.title'), t('press.kit.title'))],
  ['/biography', (t) => plain(t('biography.pageTitle', site.performers))],
  ['/contact', (t) => plain(t('contact.title'), t('contact.text'))],
  ['/disclaimer', legalCard('legal/disclaimer')],
  ['/legal-notices', legalCard('legal/legal-notices')],
]);

function legalCard(name: string): Writer {
  return async (_, locale) => plain((await readLongText(name, locale)).title);
}

/**
 * The share image of a page with a fixed route.
 *
 * @returns null when this route has no share image: its pages use that of the home page
 */
export async function pageShare(route: string, locale: Locale): Promise<Share | null> {
  if (!isRoute(route)) return null;
  const write = cards.get(route);
  if (!write) return null;
  const t: Words = await getTranslations({ locale });

  return toShare(await write(t, locale), toHref(route), locale);
}

/** The share image of the home page. Every page without one of its own uses it. */
export async function homeShare(locale: Locale): Promise<Share> {
  const t: Words = await getTranslations({ locale });

  return toShare(homeCard(t), { pathname: '/' }, locale);
}
