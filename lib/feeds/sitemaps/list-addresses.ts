import type { Href } from '../../i18n/href';
import { stepHref, type ListHref } from '../../i18n/list-pages';

/** All pages of a list with this number of items, the first page included. */
export function pagesOfList(list: ListHref, items: number, perPage: number): Href[] {
  const steps = Math.max(1, Math.ceil(items / perPage));

  return Array.from({ length: steps }, (_, index) => stepHref(list, index + 1));
}
