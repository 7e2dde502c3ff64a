import 'server-only';

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { env } from '../config/env';
import { otherLocale, type Href } from '../i18n/href';
import { routing, type Locale } from '../i18n/routing';
import { cardSize, type Share } from '../media/share-images/share-image-path';
import { homeShare, pageShare } from '../media/share-images/fixed-page-texts';
import { site } from '../site';
import { absoluteUrl, siteUrl } from './site-url';
import { toDescription } from './description';
import { feedLinks } from './feed-links';

export type Page = {
  /** The name of the product is added after the title, unless `isWhole` is set. */
  title: string;
  isWhole?: boolean;
  /** Shortened when it is too long. */
  description: string;
  href: Href;
  locale: Locale;
  /** The language of the text, if it differs from `locale`. The canonical URL is then that of the original page. */
  language?: Locale;
  /** The languages of the page, if it does not exist in all of them. */
  languages?: readonly Locale[];
  /** Another page with the same content, which search engines should use instead. */
  canonical?: Href;
  /** The share image, if it is not the one of the page's route. */
  share?: Share;
  /** Open Graph data in addition to what every page has. */
  openGraph?: Metadata['openGraph'];
};

const openGraphLocales = { en: 'en_GB', de: 'de_CH' } as const satisfies Record<Locale, string>;

/** The metadata of a page for browsers, search engines and sharing services. */
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
      types: {
        'application/rss+xml': await feedLinks(locale, '.xml'),
        'application/feed+json': await feedLinks(locale, '.json'),
      },
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
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** The metadata of a page that search engines must not index. It has no canonical URL. */
export function hiddenMetadata(title: string): Metadata {
  return { title: `${title} | ${site.product}`, robots: { index: false } };
}

export async function notFoundMetadata(): Promise<Metadata> {
  return hiddenMetadata((await getTranslations('notFound'))('text'));
}

const isInEveryLanguage = ({ languages = routing.locales }: Page) =>
  languages.length === routing.locales.length;

const otherOpenGraphLocale = (language: Locale) => ({
  alternateLocale: openGraphLocales[otherLocale(language)],
});

// Only the languages in which the page exists: search engines must not be told of a translation that does not exist.
function translationsOf({ href, languages = routing.locales }: Page): Record<string, string> {
  return Object.fromEntries([
    ...languages.map((language) => [language, absoluteUrl(href, language)]),
    ['x-default', absoluteUrl(href, routing.defaultLocale)],
  ]);
}

async function shareImage({ share, href }: Page, language: Locale) {
  // Further pages of a list use the list's share image. A page without a share image uses the site's.
  const route = href.pathname.replace('/page/[page]', '');
  const { path, card } = share ?? (await pageShare(route, language)) ?? (await homeShare(language));

  return { url: siteUrl(path), ...cardSize, alt: card.title };
}
