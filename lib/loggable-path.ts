import { allRoutes, pathPattern, routing } from './i18n/routing';

// What stands in an address of ours whoever asks for it: names of routes, handlers and folders.
const known = new Set<string>([
  ...routing.locales,
  ...allRoutes.flatMap((route) => [
    ...route.split('/'),
    ...routing.locales.flatMap((locale) => pathPattern(route, locale).split('/')),
  ]),
  ...['api', 'contact', 'csp-report', 'figure', 'health', 'media', 'poster', 'press-kit'],
  ...['ready', 'revalidate', 'share', 'token', 'youtube', '_next', 'image', 'static'],
  ...['images', 'icons', 'sheets', 'wp-content', 'wp-json', 'wp', 'v2', 'uploads'],
]);

const mostSegments = 8;

/**
 * A path for the log: of what a visitor may have typed, be it a name, an address or a key, nothing is left but that
 * something stood there. Names of our own, years, months and steps stay.
 *
 * @param path with or without an origin and a query, which is dropped
 */
export function loggablePath(path: string): string {
  const [origin = ''] = /^https?:\/\/[^/?#]*/.exec(path) ?? [];
  const segments = path.slice(origin.length).split(/[?#]/)[0]!.split('/');
  const kept = segments.slice(0, mostSegments).map((each) => (isOurs(each) ? each : '…'));

  return `${origin}${kept.join('/')}${segments.length > mostSegments ? '/…' : ''}`;
}

const isOurs = (segment: string) =>
  segment === '' || known.has(segment) || /^\d{1,4}$/.test(segment);
