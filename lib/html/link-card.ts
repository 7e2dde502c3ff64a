import type { ElementContent } from 'hast';

import { element } from './tree';
import { parseUrl } from '../config/parse-url.mjs';

/** A link to a URL on another site. Its text is `title`, or else the host name. Empty when the URL is not HTTP. */
export function toLinkCard(address: string, title = ''): ElementContent[] {
  const full = address.replace(/^\/\//, 'https://');
  const url = /^https?:/i.test(full) ? parseUrl(full) : null;
  if (!url) return [];
  const words = title.trim() || url.hostname.replace(/^www\./, '');

  return [element('a', { href: full, className: ['is-card'] }, [{ type: 'text', value: words }])];
}
