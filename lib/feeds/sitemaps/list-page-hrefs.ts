import type { Href } from '../../i18n/href';
import { listPageHref, type ListHref } from '../../i18n/list-pages';

/** All pages of a list with this number of items, the first page included. */
export function pagesOfList(list: ListHref, items: number, perPage: number): Href[] {
  const pages = Math.max(1, Math.ceil(items / perPage));

  return Array.from({ length: pages }, (_, index) => listPageHref(list, index + 1));
}
