import { dateParts, type LocalDate } from '../i18n/dates';
import { toHref, type Href } from '../i18n/href';
import { contentTypes, type ContentTypeName } from './content-types';

/** Does the address of an item contain its year and month, as that of a post does? */
export const hasDateInAddress = (type: ContentTypeName): boolean =>
  contentTypes[type].item.includes('[year]');

/**
 * The page of an item of any content type.
 *
 * @param slug decoded
 * @param date local, as WordPress has it, for an address that contains it
 * @throws {Error} when such an item has no date
 */
export function itemHref(
  type: ContentTypeName,
  { slug, date }: { slug: string; date?: LocalDate | null },
): Href {
  const route = contentTypes[type].item;
  if (!hasDateInAddress(type)) return toHref(route, { slug });
  if (!date) throw new Error('The address of a post needs its date');
  const { year, month } = dateParts(date);

  return toHref(route, { year, month, slug });
}
