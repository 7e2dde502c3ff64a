import { defineRouting } from 'next-intl/routing';

/**
 * Every address of the site: the shared route, then its visible path where a language differs.
 * Segments in brackets are parameters and are the same in every language.
 */
const pathnames = {
  '/': '/',
  '/feed.xml': '/feed.xml',
  '/feed.json': '/feed.json',
  '/news': '/news',
  '/news/page/[page]': '/news/page/[page]',
  '/news/category/[slug]': '/news/category/[slug]',
  '/news/category/[slug]/page/[page]': '/news/category/[slug]/page/[page]',
  '/news/[slug]': '/news/[slug]',
  '/[year]/[month]/[slug]': '/[year]/[month]/[slug]',
  '/category/[slug]': '/category/[slug]',
  '/category/[slug]/page/[page]': '/category/[slug]/page/[page]',
  '/tag/[slug]': '/tag/[slug]',
  '/tag/[slug]/page/[page]': '/tag/[slug]/page/[page]',
  '/videos': '/videos',
  '/videos/page/[page]': '/videos/page/[page]',
  '/videos/[slug]': '/videos/[slug]',
  '/music': { en: '/music', de: '/musik' },
  '/music/page/[page]': { en: '/music/page/[page]', de: '/musik/page/[page]' },
  '/music/[slug]': { en: '/music/[slug]', de: '/musik/[slug]' },
  '/events': { en: '/events', de: '/veranstaltungen' },
  '/events/page/[page]': { en: '/events/page/[page]', de: '/veranstaltungen/page/[page]' },
  '/events/feed.xml': { en: '/events/feed.xml', de: '/veranstaltungen/feed.xml' },
  '/events/[slug]': { en: '/events/[slug]', de: '/veranstaltungen/[slug]' },
  '/events/[slug]/event.ics': {
    en: '/events/[slug]/event.ics',
    de: '/veranstaltungen/[slug]/termin.ics',
  },
  '/events.ics': { en: '/events.ics', de: '/veranstaltungen.ics' },
  '/past-events': { en: '/past-events', de: '/vergangene-veranstaltungen' },
  '/past-events/page/[page]': {
    en: '/past-events/page/[page]',
    de: '/vergangene-veranstaltungen/page/[page]',
  },
  '/press': { en: '/press', de: '/presse' },
  '/biography': { en: '/biography', de: '/biografie' },
  '/biography/[name]': { en: '/biography/[name]', de: '/biografie/[name]' },
  '/contact': { en: '/contact', de: '/kontakt' },
  '/contact/thanks': { en: '/contact/thanks', de: '/kontakt/danke' },
  '/disclaimer': { en: '/disclaimer', de: '/haftungsausschluss' },
  '/legal-notices': { en: '/legal-notices', de: '/impressum' },
  '/tours': { en: '/tours', de: '/touren' },
  '/tours/[slug]': { en: '/tours/[slug]', de: '/touren/[slug]' },
  '/search': { en: '/search', de: '/suche' },
  '/styleguide': '/styleguide',
  '/preview/[token]': { en: '/preview/[token]', de: '/vorschau/[token]' },
  // Under its own name the framework would make it anew for every request.
  '/sitemaps': '/sitemap.xml',
  // At the top, because a sitemap speaks for the folder it stands in.
  '/sitemaps/[part]': '/[part]',
} as const;

export const routing = defineRouting({
  locales: ['en', 'de'],
  defaultLocale: 'en',
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
  pathnames,
});

export type Locale = (typeof routing.locales)[number];
export type Route = keyof typeof pathnames;

/** Is this string one of the site's languages? */
export function isLocale(value: unknown): value is Locale {
  return routing.locales.some((locale) => locale === value);
}

/** The visible path of a route without its language prefix, parameters still in brackets. */
export function pathPattern(route: Route, locale: Locale): string {
  const pattern = pathnames[route];
  return typeof pattern === 'string' ? pattern : pattern[locale];
}

/** Files that exist once, and not once in every language. */
export const sharedRoutes: readonly Route[] = ['/sitemaps', '/sitemaps/[part]'];

export const allRoutes = Object.keys(pathnames) as Route[];
