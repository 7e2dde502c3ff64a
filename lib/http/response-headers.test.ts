import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { matchHas } from 'next/dist/shared/lib/router/utils/prepare-destination';

import { startRequest } from '../testing/started-request';
import { responseHeaders } from './response-headers.mjs';

describe('responseHeaders', () => {
  it('requires HTTPS only when the site has it', () => {
    expect(headersOf('/', 'https://site.example')['strict-transport-security']).toMatch(/^max-age/);
    expect(headersOf('/', 'http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  });

  it.each(['/', '/de/kontakt', '/api/contact', '/_next/static/chunks/a.js', '/2026/08/northbound'])(
    'does not let other sites load %s',
    (path) => {
      expect(headersOf(path)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    },
  );

  it.each([
    ...['/api/share/3/en/events', '/api/media/2026/08/a.jpg', '/api/poster/youtube/M7lc1UVf-VE'],
    ...[
      '/api/generated-figure/7',
      '/api/press-kit/de',
      '/_next/image',
      '/images/hero/a.webp',
      '/icon.svg',
    ],
    ...['/feed.xml', '/de/veranstaltungen/feed.xml', '/feed.json', '/events.ics', '/favicon.ico'],
    ...['/de/veranstaltungen/one-note/termin.ics', '/sitemap.xml', '/robots.txt', '/llms.txt'],
    '/.well-known/security.txt',
  ])('lets other sites load %s', (path) => {
    const headers = headersOf(path);

    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

it('names the speculation rules on pages only, and not where prerendering is off', () => {
  const headers = (path: string) => headersOf(path, 'https://site.example', { prerenders: true });

  for (const path of ['/', '/de/kontakt', '/2026/08/northbound']) {
    expect(headers(path)['speculation-rules']).toBe('"/speculation-rules.json"');
    expect(headersOf(path)).not.toHaveProperty('speculation-rules');
  }
  for (const path of ['/api/contact', '/_next/static/chunks/a.js', '/images/hero/a.webp']) {
    expect(headers(path)).not.toHaveProperty('speculation-rules');
  }
});

it('names no speculation rules for a browser that asks for less data', () => {
  const headers = (saveData: string) =>
    headersOf('/', 'https://site.example', { prerenders: true }, { 'save-data': saveData });

  expect(headers('on')).not.toHaveProperty('speculation-rules');
  expect(headers('on')).toHaveProperty('x-content-type-options');
  expect(headers('off')).toHaveProperty('speculation-rules');
});

/** The headers as Next.js sends them: those of all matching entries, where later ones replace earlier ones. */
function headersOf(
  path: string,
  siteUrl = 'https://site.example',
  options = {},
  requestHeaders: Record<string, string> = {},
): Record<string, string> {
  const { request } = startRequest(requestHeaders);
  const all = responseHeaders(siteUrl, options);
  const matching = all.filter(
    ({ source, missing }) => getPathMatch(source)(path) && matchHas(request, {}, [], missing),
  );
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}
