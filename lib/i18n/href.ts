import { pathPattern, routing, sharedRoutes, type Locale, type Route } from './routing';

type ParamName<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

type Extras = { query?: Record<string, string>; hash?: string };

type RouteHref<R extends Route> = [ParamName<R>] extends [never]
  ? { pathname: R; params?: undefined } & Extras
  : { pathname: R; params: Record<ParamName<R>, string> } & Extras;

/** A page of the site, independent of language: a route and its decoded parameters. */
export type Href = { [R in Route]: RouteHref<R> }[Route];

/**
 * The `Href` of a page whose route is known only at run time.
 *
 * @param params the values of the parameters in the route
 * @throws {Error} when a parameter is missing
 */
export function toHref(pathname: Route, params?: Record<string, string>): Href {
  const href = params ? { pathname, params } : { pathname };
  if (!isHref(href)) throw new Error(`The route ${pathname} needs all of its parameters`);

  return href;
}

function isHref(page: { pathname: Route; params?: Record<string, string> }): page is Href {
  const names = page.pathname.matchAll(/\[(\w+)\]/g);

  return [...names].every(([, name = '']) => page.params?.[name] !== undefined);
}

/** The visible path of a page in a language, e.g. `/de/veranstaltungen`. Encodes the parameters. */
export function localizedPath(href: Href, locale: Locale): string {
  const path = filled(pathPattern(href.pathname, locale), href);
  const prefix = isUnprefixed(href, locale) ? '' : `/${locale}`;
  const prefixed = prefix && path === '/' ? prefix : `${prefix}${path}`;
  const query = href.query ? `?${new URLSearchParams(href.query)}` : '';

  return `${prefixed}${query}${href.hash ? `#${href.hash}` : ''}`;
}

function isUnprefixed({ pathname }: Href, locale: Locale): boolean {
  return locale === routing.defaultLocale || sharedRoutes.includes(pathname);
}

/** The path of a page below `app/`, e.g. `/de/events`. */
export function internalPath(href: Href, locale: Locale): string {
  return href.pathname === '/' ? `/${locale}` : `/${locale}${filled(href.pathname, href)}`;
}

/** The internal paths of a page, one for each language. A file that all languages share has only one path. */
export function internalPaths(href: Href): string[] {
  const isShared = sharedRoutes.includes(href.pathname);
  const locales: readonly Locale[] = isShared ? [routing.defaultLocale] : routing.locales;

  return locales.map((locale) => internalPath(href, locale));
}

function filled(pattern: string, href: Href): string {
  const params: Record<string, string> = href.params ?? {};

  return pattern.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The other language of the site. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'de' : 'en';
}
