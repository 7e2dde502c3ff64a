import { toHref, type Href } from './href';
import { allRoutes, pathPattern, routing, type Locale, type Route } from './routing';

/**
 * Finds the route for these decoded segments. Tries the paths of the given language first, then those of the other
 * languages, then the internal route names.
 *
 * @returns null when no route matches
 */
export function matchRoute(segments: string[], locale: Locale): Href | null {
  const others = routing.locales.filter((other) => other !== locale);
  const spellings = [locale, ...others].map((each) => (route: Route) => pathPattern(route, each));
  for (const spelling of [...spellings, (route: Route) => route]) {
    for (const route of allRoutes) {
      const params = matchPattern(spelling(route), segments);
      if (params) return toHref(route, params);
    }
  }
  return null;
}

/**
 * The parameters when these decoded segments match a pattern, else null. They are in lower case, like WordPress's slugs
 * and the names in our routes. Only a preview token keeps its case.
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
  noMonth: /^(\d|00|1[3-9]|[2-9]\d)$/,
  day: /^(0[1-9]|[12]\d|3[01])$/,
  page: /^[1-9]\d{0,3}$/,
  part: /^sitemap-[a-z]+-[1-9]\d{0,2}\.xml$/,
};

/** Whether the segment has the format of the parameter with this name. */
export function fitsParameter(name: string, segment: string): boolean {
  return !segment.includes('/') && (shapes[name]?.test(segment) ?? true);
}
