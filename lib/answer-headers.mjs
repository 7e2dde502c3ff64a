import { reportPath } from './policy.mjs';

const twoYears = 63_072_000;

/** What pages make no use of. What players of films need, and copying, is left to the browser's own rule. */
const unused = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock'],
  ...['serial', 'usb', 'xr-spatial-tracking'],
];

/** What other sites may show or read: pictures, uploaded files, feeds, calendars, sitemaps. */
const shared = [
  '/api/:kind(share|media|poster|figure|press-kit)/:path*',
  '/_next/image',
  '/images/:path*',
  '/:file(.*\\.(?:ics|ico|json|png|svg|txt|webmanifest|xml))',
];

/**
 * The headers of every answer, for `headers()` in next.config.mjs. Not the Content-Security-Policy, which is each
 * document's own (lib/page-cache.mjs).
 *
 * @param {string} siteUrl one without encryption must not ask for it
 * @returns {{ source: string, headers: { key: string, value: string }[] }[]} of two for one path, the later one counts
 */
export function answerHeaders(siteUrl) {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${twoYears}`,
      // The name is the one in the policies' `report-to`.
      'reporting-endpoints': `policy="${reportPath}"`,
    }),
  };

  return [
    { source: '/:path*', headers: toList(always) },
    ...shared.map((source) => ({
      source,
      headers: toList({ 'cross-origin-resource-policy': 'cross-origin' }),
    })),
  ];
}

/** @param {Record<string, string>} headers */
const toList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
