import type { MetadataRoute } from 'next';

import { routing } from '@/lib/i18n/routing';
import { localizedPath } from '@/lib/i18n/href';
import { absoluteUrl } from '@/lib/seo/site-url';

/**
 * What robots may fetch: everything that a page consists of. A page that must only stay out of the index says so
 * itself, and robots have to fetch it to see that.
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

/** Search results. The empty search page may be fetched, and says itself that it must not be indexed. */
function searches(): string[] {
  return routing.locales.map((locale) => `${localizedPath({ pathname: '/search' }, locale)}?`);
}
