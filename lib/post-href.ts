import { dateParts, type LocalDate } from './dates';
import type { Href } from './i18n/href';

/** The page of a post: its address is made of the parts of its local date, never of a converted one. */
export function postHref({ date, slug }: { date: LocalDate; slug: string }) {
  const { year, month } = dateParts(date);

  return { pathname: '/[year]/[month]/[slug]', params: { year, month, slug } } satisfies Href;
}
