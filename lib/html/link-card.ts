import type { ElementContent } from 'hast';

import { withoutWww } from '../config/own-hosts.mjs';
import { parseUrl } from '../config/parse-url.mjs';
import { routing } from '../i18n/routing';
import { decodeOrKeep } from '../i18n/spelling';
import { fullAddress } from './entered-url';
import { toTarget } from './link-target';
import { element } from './tree';

/**
 * A link in place of an embed. Its text is `title`, or else the host name of another site, the URL of a page of ours or
 * the name of a file of ours. Only a link to another site looks like a card. Empty when visitors must not follow the
 * URL, or when it is not HTTP.
 */
export function toLinkCard(address: string, title = ''): ElementContent[] {
  const target = toTarget(address.replace(/^\/\//, 'https://'), routing.defaultLocale);
  const url = target && parseUrl(fullAddress(target) ?? '');
  if (!target || !url || !/^https?:$/.test(url.protocol)) return [];
  const isAway = target.kind === 'external';
  // Later, own-urls-in-text.ts replaces the URL of a page by the URL in the language of the text.
  const ours = target.kind === 'page' ? url.href : nameOfFile(url.pathname);
  const words = title.trim() || (isAway ? withoutWww(url.hostname) : ours);
  const className = isAway ? ['is-card'] : undefined;

  return [element('a', { href: url.href, className }, [{ type: 'text', value: words }])];
}

/** The name of a file as words: without its folder and its extension. */
export function nameOfFile(path: string): string {
  const file = decodeOrKeep(path.split('/').at(-1) ?? '').replace(/\.\w+$/, '');

  return file.replace(/[-_]+/g, ' ');
}
