import 'server-only';

import type { Metadata } from 'next';

import { env } from '../env';
import { localizedPath, type Href } from '../i18n/href';
import { routing, type Locale } from '../i18n/routing';
import { site } from '../site';

type Page = {
  title: string;
  description: string;
  href: Href;
  locale: Locale;
  /** The language the words are in, where it is not the page's own: such a page points to its original. */
  language?: Locale;
  /** Another page that shows the same: search engines are sent there. */
  canonical?: Href;
};

/** What search engines and sharing services are told of a page; its own title stands before the product's name. */
export function pageMetadata({
  title,
  description,
  href,
  locale,
  language = locale,
  canonical,
}: Page): Metadata {
  const isOriginal = language === locale && !canonical;
  const languages = Object.fromEntries([
    ...routing.locales.map((other) => [other, absoluteUrl(href, other)]),
    ['x-default', absoluteUrl(href, routing.defaultLocale)],
  ]);

  return {
    metadataBase: new URL(env.SITE_URL),
    title: title === site.product ? title : `${title} | ${site.product}`,
    description: cutAtWord(description, 160),
    alternates: {
      canonical: absoluteUrl(canonical ?? href, language),
      ...(isOriginal && { languages }),
    },
  };
}

/** For a page that must not be found: it has no address of its own to name. */
export function hiddenMetadata(title: string): Metadata {
  return { title: `${title} | ${site.product}`, robots: { index: false } };
}

/** The full public address of a page. */
export function absoluteUrl(href: Href, locale: Locale): string {
  return new URL(localizedPath(href, locale), env.SITE_URL).href;
}

function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;

  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`;
}
