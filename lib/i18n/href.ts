import { pathPattern, routing, sharedRoutes, type Locale, type Route } from './routing';

type ParamName<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

type Extras = { query?: Record<string, string>; hash?: string };

type RouteHref<R extends Route> = [ParamName<R>] extends [never]
  ? { pathname: R; params?: undefined } & Extras
  : { pathname: R; params: Record<ParamName<R>, string> } & Extras;

/** A page of the site, in no language yet: a route and its decoded parameters. */
export type Href = { [R in Route]: RouteHref<R> }[Route];

/** The visible path of a page in a language, e.g. `/de/veranstaltungen`; parameters are encoded here. */
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

function filled(pattern: string, href: Href): string {
  const params: Record<string, string> = href.params ?? {};

  return pattern.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The language the site offers beside this one. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'de' : 'en';
}
