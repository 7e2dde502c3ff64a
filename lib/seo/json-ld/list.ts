import type { ItemList } from 'schema-dts';

import type { Href } from '../../i18n/href';
import type { Locale } from '../../i18n/routing';
import { absoluteUrl } from '../site-url';
import { ids } from './ids';

/**
 * The URLs of the items in a list, in order. The pages of the items give the details.
 *
 * @returns one node; none for an empty list, because Google reports a list without items as an error
 */
export function listNodes(list: Href, items: Href[], locale: Locale): ItemList[] {
  if (items.length === 0) return [];
  const itemListElement = items.map((href, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    url: absoluteUrl(href, locale),
  }));

  return [{ '@type': 'ItemList', '@id': ids.list(absoluteUrl(list, locale)), itemListElement }];
}
