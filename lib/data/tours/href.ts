import type { Href } from '../../i18n/href';

/** The page of a tour. */
export function tourHref({ slug }: { slug: string }) {
  return { pathname: '/tours/[slug]', params: { slug } } satisfies Href;
}
