import { dateParts, type LocalDate } from '../../i18n/dates';
import type { Href } from '../../i18n/href';

/**
 * The page of a post. Its URL has the year and month of the local date, never of a date converted to another time zone.
 */
export function postHref({ date, slug }: { date: LocalDate; slug: string }) {
  const { year, month } = dateParts(date);

  return { pathname: '/[year]/[month]/[slug]', params: { year, month, slug } } satisfies Href;
}
