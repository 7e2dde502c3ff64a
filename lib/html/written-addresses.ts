import { env } from '../config/env';
import type { Locale } from '../i18n/routing';
import { toTarget } from './addresses';
import { fullAddress } from './typed-address';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const siteHost = new URL(env.SITE_URL).host;
const contentHost = new URL(env.WORDPRESS_URL).host;

// An address in a text ends at white space, quotation marks or brackets. A mail address does not match.
const written = new RegExp(
  `(?<![\\w.@-])((?:https?:)?//)?(${escaped(contentHost)}|${escaped(siteHost)})(?![\\w-]|\\.\\w)([/?#][^\\s<>"'“”‘’„«»()\\[\\]{}|]*)?`,
  'gi',
);

// No real text has so many. It is probably an attack on the server.
const mostAddresses = 1_000;

/**
 * Rewrites the addresses that are written out in a plain text. Addresses on the content host become the site's, and
 * addresses of our pages lead to the page in this language.
 */
export function withOwnAddresses(text: string, locale: Locale): string {
  let count = 0;

  return text.replace(written, (match, scheme = '', host: string, rest = '') => {
    const isContent = host.toLowerCase() === contentHost;
    // The site's host name without `https://` may simply be its name.
    if (!scheme && !isContent) return match;

    const path = withoutEnd(rest);
    const end = rest.slice(path.length);
    count += 1;
    const own = count <= mostAddresses && ownAddress(`https://${host}${path}`, locale);
    return own ? `${own}${end}` : isContent ? `${env.SITE_URL}${end}` : match;
  });
}

// A full stop after an address ends the sentence. A regular expression would take quadratic time on a long row of them.
function withoutEnd(rest: string): string {
  let length = rest.length;
  while (length > 0 && '.,;:!?…'.includes(rest.charAt(length - 1))) length -= 1;

  return rest.slice(0, length);
}

function ownAddress(address: string, locale: Locale): string | null {
  const target = toTarget(address, locale);
  const full = target && fullAddress(target);

  // The address of a home page is written without a slash at the end.
  return full && full.replace(/^([^/]+:\/\/[^/]+)\/$/, '$1');
}
