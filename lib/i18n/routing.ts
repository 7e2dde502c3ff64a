import { contentTypes, taxonomies } from '../data/content-type-registry';

/**
 * Pages and files that belong to no content type. The paths of events, posts, videos and releases are in
 * lib/data/<type>/content-type.ts.
 */
const fixedPathnames = {
  '/': '/',
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
  // Under the route name `sitemap.xml`, Next.js would render the file again for every request.
  '/sitemaps': '/sitemap.xml',
  // At the root, because a sitemap is only valid for the folder it is in.
  '/sitemaps/[part]': '/[part]',
} as const;

const declared = [...Object.values(contentTypes), ...Object.values(taxonomies)];

type Declared = (typeof declared)[number]['routes'];
type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type Pathnames = typeof fixedPathnames & Merged<Declared>;

/**
 * Every path of the site: the shared route, then its visible path if it differs in a language. Segments in brackets are
 * parameters and are the same in every language.
 */
// oxlint-disable-next-line typescript/consistent-type-assertions -- The compiler cannot follow the merge of a list.
const pathnames = Object.assign(
  {},
  fixedPathnames,
  ...declared.map(({ routes }) => routes),
) as Pathnames;

const locales = ['en', 'de'] as const;

export type Locale = (typeof locales)[number];

/** The languages of the site and all of its paths. URLs in the default language have no prefix (`localizedPath`). */
export const routing: {
  readonly locales: typeof locales;
  readonly defaultLocale: Locale;
  readonly pathnames: Pathnames;
} = { locales, defaultLocale: 'en', pathnames };

export type Route = keyof typeof pathnames;

/** Whether this value is one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return routing.locales.some((locale) => locale === value);
}

/** The visible path of a route without its language prefix, parameters still in brackets. */
export function pathPattern(route: Route, locale: Locale): string {
  const pattern = pathnames[route];
  return typeof pattern === 'string' ? pattern : pattern[locale];
}

/** Files that exist once for all languages. */
export const sharedRoutes: readonly Route[] = ['/sitemaps', '/sitemaps/[part]'];

/** Whether this is the name of a route. */
export function isRoute(name: string): name is Route {
  return Object.hasOwn(pathnames, name);
}

export const allRoutes = Object.keys(pathnames).filter(isRoute);
