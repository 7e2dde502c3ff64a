import type { Nodes, Root } from 'hast';

import { env } from '../config/env';
import { escaped, ownHosts, withoutWww } from '../config/own-hosts.mjs';
import { routing, type Locale } from '../i18n/routing';
import { toTarget } from './link-target';
import { fullAddress } from './entered-url';

const { content, site } = ownHosts(env);
const hosts = [content, site].map(({ host }) => escaped(withoutWww(host))).join('|');

// A URL in a text ends at white space, quotation marks or brackets. An email address does not match.
const end = '\\s<>"\'“”‘’„«»()\\[\\]{}|';
const written = new RegExp(
  `(?<![\\w.@-])((?:https?:)?//)?((?:www\\.)?(?:${hosts}))(?![\\w-]|\\.\\w)([/?#][^${end}]*)?`,
  'gi',
);
// A URL of a CDN that contains one of our hosts after the host of the CDN.
const writtenByCdn = new RegExp(
  `(?:(?:https?:)?//|(?<![^${end}]))[^${end}?#@]{1,200}[/:](?:www\\.)?(?:${hosts})/[^${end}]*`,
  'gi',
);

// No real text has so many URLs. Such a text is probably an attack on the server.
const maxAddresses = 1_000;

/**
 * Rewrites the URLs that are written out in a plain text. URLs on the WordPress host become URLs of the site, and URLs
 * of our pages become those of the pages in this language.
 */
export function withOwnAddresses(text: string, locale: Locale): string {
  let count = 0;
  const isAllowed = () => ++count <= maxAddresses;
  const direct = text.replace(writtenByCdn, (match) => {
    const own = isAllowed() && ownFile(withoutEnd(match));
    return own ? `${own}${match.slice(withoutEnd(match).length)}` : match;
  });
  count = 0;

  return direct.replace(written, (match, scheme = '', host: string, rest = '') => {
    const isContent = bareHost(host) === bareHost(content.host);
    // The site's host name without `https://` may simply be the name of the site, so it stays.
    if (!scheme && !isContent) return match;

    const path = withoutEnd(rest);
    const end = rest.slice(path.length);
    const own = isAllowed() && ownAddress(`https://${host}${path}`, locale);
    return own ? `${own}${end}` : isContent ? `${env.SITE_URL}${end}` : match;
  });
}

const bareHost = (host: string) => withoutWww(host.toLowerCase());

// A full stop after a URL ends the sentence. A regular expression would take quadratic time on many full stops in a
// row.
function withoutEnd(rest: string): string {
  let length = rest.length;
  while (length > 0 && '.,;:!?…'.includes(rest.charAt(length - 1))) length -= 1;

  return rest.slice(0, length);
}

/** The public URL of a file of ours whose URL is part of a URL of a CDN. Null when there is no such file. */
function ownFile(address: string): string | null {
  const full = /^(https?:)?\/\//.test(address) ? address : `https://${address}`;
  const target = toTarget(full, routing.defaultLocale);

  return target?.kind === 'picture' || target?.kind === 'file' ? fullAddress(target) : null;
}

function ownAddress(address: string, locale: Locale): string | null {
  const target = toTarget(address, locale);
  const full = target && fullAddress(target);

  // The URL of a home page is written without a slash at the end.
  return full && full.replace(/^([^/]+:\/\/[^/]+)\/$/, '$1');
}

const spokenAttributes = ['alt', 'title', 'dataTitle', 'dataName', 'abbr'];

/** Does the same for the text of a tree, and for the attributes that screen readers read out. */
export function rewriteOwnAddresses(root: Root, locale: Locale): void {
  const walk = (node: Nodes) => {
    if (node.type === 'text') node.value = withOwnAddresses(node.value, locale);
    if (node.type === 'element')
      for (const name of spokenAttributes) {
        const value = node.properties[name];
        if (typeof value === 'string') node.properties[name] = withOwnAddresses(value, locale);
      }
    if ('children' in node) node.children.forEach(walk);
  };
  walk(root);
}
