import { imageOptimizer } from '../next-internals/addresses.mjs';
import { reportPath } from './content-security-policy.mjs';

const twoYears = 63_072_000;

/**
 * Browser features that pages do not use are switched off. Video players and the copy button keep the browser's
 * default.
 */
const unused = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock'],
  ...['serial', 'usb', 'xr-spatial-tracking'],
];

/**
 * Paths that other sites may embed or read: pictures, uploaded files, feeds, calendars, sitemaps and live previews. The
 * policy of a live preview says which site may embed it.
 */
const shared = [
  '/api/live-preview/:path*',
  '/api/:kind(share|media|poster|generated-figure|press-kit)/:path*',
  imageOptimizer,
  '/images/:path*',
  '/:file(.*\\.(?:ics|ico|json|png|svg|txt|webmanifest|xml))',
];

/** The paths of pages: all except the files of the build, the folders in public/ and the handlers in app/api/. */
const pages = '/((?!_next/|api/|images/|icons/).*)';

/** Names the file with the speculation rules. The Content-Security-Policy allows it as a script of this site. */
const speculation = { 'speculation-rules': '"/speculation-rules.json"' };

/** The request header of a browser that asks for less data (https://wicg.github.io/savedata/). */
const savesData = { type: /** @type {const} */ ('header'), key: 'save-data', value: 'on' };

/**
 * The headers of every response, for `headers()` in next.config.mjs. The Content-Security-Policy is not one of them,
 * because each document has a separate one (lib/cache/post-process-page.mjs).
 *
 * @param {string} siteUrl a site without HTTPS gets no header that demands HTTPS
 * @param {{ prerenders?: boolean }} [options] whether browsers may prerender the page of a link, unless they ask for
 *   less data (app/speculation-rules.json)
 * @returns {{ source: string, headers: { key: string, value: string }[], missing?: (typeof savesData)[] }[]} when two
 *   entries match a request, the later one wins. An entry does not match a request with a header in `missing`
 */
export function responseHeaders(siteUrl, { prerenders = false } = {}) {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${twoYears}`,
      // The policies name this endpoint in `report-to`.
      'reporting-endpoints': `policy="${reportPath}"`,
    }),
  };

  return [
    { source: '/:path*', headers: toList(always) },
    ...(prerenders ? [{ source: pages, headers: toList(speculation), missing: [savesData] }] : []),
    ...shared.map((source) => ({
      source,
      headers: toList({ 'cross-origin-resource-policy': 'cross-origin' }),
    })),
  ];
}

/** @param {Record<string, string>} headers */
const toList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
