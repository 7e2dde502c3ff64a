import { fileResponse } from '@/lib/http/file-response';
import { routing } from '@/lib/i18n/routing';
import { absoluteUrl, siteUrl } from '@/lib/seo/site-url';
import { toSecurityText } from '@/lib/http/security-txt';
import { site } from '@/lib/site';

// Not stored: the file contains an expiry date, and a stored copy would expire.
export const dynamic = 'force-dynamic';

/**
 * Where to report a vulnerability of the site (RFC 9116): plain text, public. Its expiry date is at least six months
 * away. Nothing of the request is read.
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
  const answer = fileResponse(text, 'text/plain');
  answer.headers.set('cache-control', 'public, max-age=86400');

  return answer;
}
