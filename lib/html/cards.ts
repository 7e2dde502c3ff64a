import type { ElementContent } from 'hast';

import { element } from './tree';

/** An address on another site, as a link with a readable name. */
export function toCard(address: string, title = ''): ElementContent[] {
  const full = address.replace(/^\/\//, 'https://');
  if (!/^https?:/i.test(full) || !URL.canParse(full)) return [];
  const words = title.trim() || new URL(full).hostname.replace(/^www\./, '');

  return [element('a', { href: full, className: ['is-card'] }, [{ type: 'text', value: words }])];
}
