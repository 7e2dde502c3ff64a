import { env } from '../env';
import type { Locale } from '../i18n/routing';
import { toTarget } from './addresses';
import { fullAddress } from './typed-address';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const siteHost = new URL(env.SITE_URL).host;
const contentHost = new URL(env.WORDPRESS_URL).host;

// What ends an address in a text: white space, quotation marks, brackets. A mail address is none.
const written = new RegExp(
  `(?<![\\w.@-])((?:https?:)?//)?(${escaped(contentHost)}|${escaped(siteHost)})(?![\\w-]|\\.\\w)([/?#][^\\s<>"'“”‘’„«»()\\[\\]{}|]*)?`,
  'gi',
);

// No text has so many; whoever writes one wants to keep a server busy.
const mostAddresses = 1_000;

/**
 * A plain text with the addresses that are written out in it as visitors may follow them: those of the content host are
 * the site's, and those of our pages lead to the page in this language.
 */
export function withOwnAddresses(text: string, locale: Locale): string {
  let count = 0;

  return text.replace(written, (match, scheme = '', host: string, rest = '') => {
    const isContent = host.toLowerCase() === contentHost;
    // The site's bare name is its name, too.
    if (!scheme && !isContent) return match;

    const path = withoutEnd(rest);
    const end = rest.slice(path.length);
    count += 1;
    const own = count <= mostAddresses && ownAddress(`https://${host}${path}`, locale);
    return own ? `${own}${end}` : isContent ? `${env.SITE_URL}${end}` : match;
  });
}

// A full stop behind an address ends the sentence. A pattern would take the square of a long row of them.
function withoutEnd(rest: string): string {
  let length = rest.length;
  while (length > 0 && '.,;:!?…'.includes(rest[length - 1]!)) length -= 1;

  return rest.slice(0, length);
}

function ownAddress(address: string, locale: Locale): string | null {
  const target = toTarget(address, locale);
  const full = target && fullAddress(target);

  // A home page is written without a slash at its end.
  return full && full.replace(/^([^/]+:\/\/[^/]+)\/$/, '$1');
}
