import type { Href } from '../i18n/href';
import { stepHref, type ListHref } from '../i18n/steps';

/** The addresses of a list of so many items, from its own to that of its last step. */
export function pagesOfList(list: ListHref, items: number, perStep: number): Href[] {
  const steps = Math.max(1, Math.ceil(items / perStep));

  return Array.from({ length: steps }, (_, index) => stepHref(list, index + 1));
}
