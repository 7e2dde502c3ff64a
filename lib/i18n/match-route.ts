import type { Href } from './href';
import { allRoutes, pathPattern, routing, type Locale, type Route } from './routing';

/** The route of these segments, decoded: in the given language or, failing that, in another's spelling or our own name for it. */
export function matchRoute(segments: string[], locale: Locale): Href | null {
  const others = routing.locales.filter((other) => other !== locale);
  const spellings = [locale, ...others].map((each) => (route: Route) => pathPattern(route, each));
  for (const spelling of [...spellings, (route: Route) => route]) {
    for (const route of allRoutes) {
      const params = matchPattern(spelling(route), segments);
      if (params) return { pathname: route, params } as Href;
    }
  }
  return null;
}

/**
 * The parameters of a pattern that these segments, decoded, fit; null when they do not. They are lower case, as WordPress
 * writes slugs and we our own names, but for what is a key.
 */
export function matchPattern(pattern: string, segments: string[]): Record<string, string> | null {
  const expected = pattern.split('/').filter(Boolean);
  if (expected.length !== segments.length) return null;

  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const given = segments[index] ?? '';
    const name = /^\[(\w+)\]$/.exec(part)?.[1];
    const segment = name === 'token' ? given : given.toLowerCase();
    if (name && !fitsParameter(name, segment)) return null;
    if (name) params[name] = segment;
    else if (part !== segment) return null;
  }
  return params;
}

const shapes: Record<string, RegExp> = {
  year: /^\d{4}$/,
  month: /^(0[1-9]|1[0-2])$/,
  day: /^(0[1-9]|[12]\d|3[01])$/,
  page: /^[1-9]\d{0,3}$/,
  part: /^sitemap-[a-z]+-[1-9]\d{0,2}\.xml$/,
};

/** Can this be the parameter of an address, by the shape that one of this name has? */
export function fitsParameter(name: string, segment: string): boolean {
  return !segment.includes('/') && (shapes[name]?.test(segment) ?? true);
}
