import { fileResponse } from '@/lib/http/file-response';
import { routing } from '@/lib/i18n/routing';
import { absoluteUrl, siteUrl } from '@/lib/seo/site-url';
import { toSecurityText } from '@/lib/http/security-txt';
import { site } from '@/lib/site';

// Built for each request: the file contains an expiry date, which a cached copy would outlive.
export const dynamic = 'force-dynamic';

/**
 * Says where to report a vulnerability of the site (RFC 9116), as plain text. The expiry date in the file is at least
 * six months in the future. Reads nothing from the request.
 */
export function GET(): Response {
  const text = toSecurityText({
    contacts: [
      `mailto:${site.security.email}`,
      absoluteUrl({ pathname: '/contact' }, routing.defaultLocale),
    ],
    canonical: siteUrl('/.well-known/security.txt'),
    languages: routing.locales,
    now: new Date(),
  });
  const response = fileResponse(text, 'text/plain');
  response.headers.set('cache-control', 'public, max-age=86400');

  return response;
}
