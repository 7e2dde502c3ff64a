import { fileAnswer } from '@/lib/file-answer';
import { routing } from '@/lib/i18n/routing';
import { absoluteUrl, siteUrl } from '@/lib/seo/addresses';
import { toSecurityText } from '@/lib/security-contact';
import { site } from '@/lib/site';

// It says until when it is to be believed: one that is kept would be past that one day.
export const dynamic = 'force-dynamic';

/**
 * Where a weakness of the site is told (RFC 9116): plain text, for whoever asks, without a date in it that is nearer than
 * six months. Nothing of the request is read.
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
  const answer = fileAnswer(text, 'text/plain');
  answer.headers.set('cache-control', 'public, max-age=86400');

  return answer;
}
