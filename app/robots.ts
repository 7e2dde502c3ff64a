import type { MetadataRoute } from 'next';

import { routing } from '@/lib/i18n/routing';
import { localizedPath } from '@/lib/i18n/href';
import { absoluteUrl } from '@/lib/seo/site-url';

/**
 * Robots may fetch everything that a page consists of. A page that must not be indexed contains `noindex`, which robots
 * see only when they may fetch the page.
 */
export default function robots(): MetadataRoute.Robots {
  const previews = routing.locales.map((locale) =>
    localizedPath({ pathname: '/preview/[token]', params: { token: '' } }, locale),
  );
  const allow = [
    '/api/media/',
    '/api/share/',
    '/api/poster/',
    '/api/generated-figure/',
    '/api/press-kit/',
  ];

  return {
    rules: { userAgent: '*', allow, disallow: ['/api/', ...searches(), ...previews] },
    sitemap: absoluteUrl({ pathname: '/sitemaps' }, routing.defaultLocale),
  };
}

/** The URLs of search results. Robots may fetch the empty search page, which contains `noindex`. */
function searches(): string[] {
  return routing.locales.map((locale) => `${localizedPath({ pathname: '/search' }, locale)}?`);
}
