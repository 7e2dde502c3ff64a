import type { ItemList } from 'schema-dts';

import type { Href } from '../../i18n/href';
import type { Locale } from '../../i18n/routing';
import { absoluteUrl } from '../site-url';
import { ids } from './ids';

/** The URLs of the items in a list, in order. The pages of the items give the details. */
export function listNode(list: Href, items: Href[], locale: Locale): ItemList {
  return {
    '@type': 'ItemList',
    '@id': ids.list(absoluteUrl(list, locale)),
    itemListElement: items.map((href, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(href, locale),
    })),
  };
}
