import type { MetadataRoute } from 'next';

import { routing } from '@/lib/i18n/routing';
import { localizedPath } from '@/lib/i18n/href';
import { absoluteUrl } from '@/lib/seo/addresses';

/**
 * What robots may fetch: all that a page is made of. A page that only must not be found says so itself, and has to be
 * fetched for that.
 */
export default function robots(): MetadataRoute.Robots {
  const previews = routing.locales.map((locale) =>
    localizedPath({ pathname: '/preview/[token]', params: { token: '' } }, locale),
  );
  const allow = ['/api/media/', '/api/share/', '/api/poster/', '/api/figure/', '/api/press-kit/'];

  return {
    rules: { userAgent: '*', allow, disallow: ['/api/', ...searches(), ...previews] },
    sitemap: absoluteUrl({ pathname: '/sitemaps' }, routing.defaultLocale),
  };
}

/** What a search has found; the empty search may be fetched, and says itself that it must not be found. */
function searches(): string[] {
  return routing.locales.map((locale) => `${localizedPath({ pathname: '/search' }, locale)}?`);
}
