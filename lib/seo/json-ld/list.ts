import type { ItemList } from 'schema-dts';

import type { Href } from '../../i18n/href';
import type { Locale } from '../../i18n/routing';
import { absoluteUrl } from '../addresses';
import { ids } from './ids';

/** The addresses of what a list shows, in its order: the pages themselves say the rest. */
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
