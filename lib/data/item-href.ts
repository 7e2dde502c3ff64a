import { dateParts, type LocalDate } from '../i18n/dates';
import { toHref, type Href } from '../i18n/href';
import { contentTypes, type ContentTypeName } from './content-type-registry';

/** Whether the URL of an item contains its year and month, as the URL of a post does. */
export const hasDateInAddress = (type: ContentTypeName): boolean =>
  contentTypes[type].item.includes('[year]');

/**
 * The page of an item of any content type. The URL of a post has the year and month of its local date, never of a date
 * converted to another time zone.
 *
 * @param slug without percent-encoding
 * @param date the local date in the format of WordPress; only for a content type whose URLs contain it
 * @throws {Error} when such an item has no date
 */
export function itemHref(
  type: ContentTypeName,
  { slug, date }: { slug: string; date?: LocalDate | null },
): Href {
  const route = contentTypes[type].item;
  if (!hasDateInAddress(type)) return toHref(route, { slug });
  if (!date) throw new Error('The URL of a post cannot be built without its date');
  const { year, month } = dateParts(date);

  return toHref(route, { year, month, slug });
}
