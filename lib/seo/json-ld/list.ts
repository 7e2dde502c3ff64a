import type { ItemList } from 'schema-dts';

import type { ContentTypeName } from '../../data/content-type-registry';
import { itemHref } from '../../data/item-href';
import type { LocalDate } from '../../i18n/dates';
import type { Href } from '../../i18n/href';
import type { Locale } from '../../i18n/routing';
import { absoluteUrl } from '../site-url';
import { ids } from './ids';

/** A page in a list. Its language is that of its text: the canonical URL of an untranslated page is the original's. */
export type ListItem = { href: Href; language: Locale };

type Item = { slug: string; date?: LocalDate | null; language: Locale };

export const toListItems = (type: ContentTypeName, items: Item[]): ListItem[] =>
  items.map((item) => ({ href: itemHref(type, item), language: item.language }));

/**
 * The canonical URLs of the items in a list, each once and in order. The pages of the items give the details.
 *
 * @returns one node; none for an empty list, because Google reports a list without items as an error
 */
export function listNodes(list: Href, items: ListItem[], locale: Locale): ItemList[] {
  if (items.length === 0) return [];
  const urls = new Set(items.map(({ href, language }) => absoluteUrl(href, language)));
  const itemListElement = [...urls].map((url, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    url,
  }));

  return [{ '@type': 'ItemList', '@id': ids.list(absoluteUrl(list, locale)), itemListElement }];
}
