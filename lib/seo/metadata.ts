import 'server-only';

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { env } from '../env';
import { otherLocale, type Href } from '../i18n/href';
import { routing, type Locale } from '../i18n/routing';
import { cardSize, type Share } from '../share/card';
import { hasCard, pageShare } from '../share/pages';
import { site } from '../site';
import { absoluteUrl, siteUrl } from './addresses';
import { toDescription } from './description';
import { feedPaths } from './feeds';

export { absoluteUrl } from './addresses';

export type Page = {
  /** The product's name is written behind it, unless it `isWhole`. */
  title: string;
  isWhole?: boolean;
  /** Cut where it is too long. */
  description: string;
  href: Href;
  locale: Locale;
  /** The language the words are in, where it is not the page's own: such a page points to its original. */
  language?: Locale;
  /** The languages the page is told in, where these are not all. */
  languages?: readonly Locale[];
  /** Another page that shows the same: search engines are sent there. */
  canonical?: Href;
  /** The picture that is sent around with it, where it is not the one of its route. */
  share?: Share;
  /** What sharing services are told of it beyond what they are told of every page. */
  openGraph?: Metadata['openGraph'];
};

const openGraphLocales = { en: 'en_GB', de: 'de_CH' } as const satisfies Record<Locale, string>;

/** What browsers, search engines and sharing services are told of a page. */
export async function pageMetadata(page: Page): Promise<Metadata> {
  const { href, locale, language = locale, canonical } = page;
  const address = canonical ?? href;
  const isOriginal = language === locale && !canonical;
  const title = page.isWhole ? page.title : `${page.title} | ${site.product}`;
  const description = toDescription(page.description);

  return {
    metadataBase: new URL(env.SITE_URL),
    title,
    description,
    robots: { 'max-image-preview': 'large' },
    alternates: {
      canonical: absoluteUrl(address, language),
      ...(isOriginal && { languages: translationsOf(page) }),
      types: await feedsOf(locale),
    },
    openGraph: {
      type: 'website',
      ...page.openGraph,
      url: absoluteUrl(address, language),
      title: page.title,
      description,
      siteName: site.product,
      locale: openGraphLocales[language],
      ...(isOriginal && isInEveryLanguage(page) && otherOpenGraphLocale(language)),
      images: [await shareImage(page, language)],
    } as Metadata['openGraph'],
    twitter: { card: 'summary_large_image' },
  };
}

/** For a page that must not be found: it has no address of its own to name. */
export function hiddenMetadata(title: string): Metadata {
  return { title: `${title} | ${site.product}`, robots: { index: false } };
}

const isInEveryLanguage = ({ languages = routing.locales }: Page) =>
  languages.length === routing.locales.length;

const otherOpenGraphLocale = (language: Locale) => ({
  alternateLocale: openGraphLocales[otherLocale(language)],
});

// Search engines are never told of a translation that is not there.
function translationsOf({ href, languages = routing.locales }: Page): Record<string, string> {
  return Object.fromEntries([
    ...languages.map((language) => [language, absoluteUrl(href, language)]),
    ['x-default', absoluteUrl(href, routing.defaultLocale)],
  ]);
}

async function shareImage({ share, href }: Page, language: Locale) {
  // A step of a list has the picture of the list; what has none has the one of the site.
  const route = href.pathname.replace('/page/[page]', '');
  const { path, card } = share ?? (await pageShare(hasCard(route) ? route : '/', language));

  return { url: siteUrl(path), ...cardSize, alt: card.title };
}

async function feedsOf(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'feeds' });
  const { news, newsJson, events } = feedPaths(locale);
  const { product } = site;

  return {
    'application/rss+xml': [
      { url: siteUrl(news), title: t('news', { product }) },
      { url: siteUrl(events), title: t('events', { product }) },
    ],
    'application/feed+json': [{ url: siteUrl(newsJson), title: t('news', { product }) }],
  };
}
