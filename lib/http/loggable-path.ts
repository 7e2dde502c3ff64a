import { allRoutes, pathPattern, routing } from '../i18n/routing';
import { imageOptimizer, staticFolder } from '../next-internals/addresses.mjs';
import type { RequestStart } from '../next-internals/request-start.mjs';

/** Path segments that may be logged: they are part of our own routes and folders, so no visitor has entered them. */
const loggableSegments: ReadonlySet<string> = new Set(
  [
    ...routing.locales,
    ...allRoutes.flatMap((route) => [
      ...route.split('/'),
      ...routing.locales.flatMap((locale) => pathPattern(route, locale).split('/')),
    ]),
    ...[
      'api',
      'contact',
      'csp-report',
      'generated-figure',
      'health',
      'media',
      'poster',
      'press-kit',
    ],
    ...['ready', 'revalidate', 'share', 'token', 'youtube'],
    ...['item-status', 'link-status', 'live-preview'],
    ...imageOptimizer.split('/'),
    ...staticFolder.split('/'),
    ...['images', 'icons', 'wp-content', 'wp-json', 'wp', 'v2', 'uploads'],
  ].filter((segment) => segment && !segment.startsWith('[')),
);

const maxSegments = 8;

/**
 * A path as it may be logged: anything that a visitor may have entered is replaced by a placeholder. Names of our own
 * routes, years, months and page numbers stay.
 *
 * @param path with or without an origin; its query is dropped
 */
export function loggablePath(path: string): string {
  const [origin = ''] = /^https?:\/\/[^/?#]*/.exec(path) ?? [];
  const [pathname = ''] = path.slice(origin.length).split(/[?#]/);
  const segments = pathname.split('/');
  const logged = segments.slice(0, maxSegments).map((each) => (isOurs(each) ? each : '…'));

  return `${origin}${logged.join('/')}${segments.length > maxSegments ? '/…' : ''}`;
}

const isOurs = (segment: string) =>
  segment === '' || loggableSegments.has(segment) || /^\d{1,4}$/.test(segment);

/**
 * Tells the edge how to log the path of this request, in a header that the edge does not pass on (deploy/nginx.conf).
 */
export function sendLoggablePath({ request, response }: RequestStart): void {
  // Depending on the body, Node sends `…` in a header as Latin-1 or as UTF-8.
  response.setHeader('x-log-path', loggablePath(request.url ?? '/').replaceAll('…', '...'));
}
