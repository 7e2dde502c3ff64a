import { toHref, type Href } from './href';
import { isRoute, type Route } from './routing';

type ListRoute = { [R in Route]: `${R}/page/[page]` extends Route ? R : never }[Route];

/** The first page of a list. The list may have more pages, at `…/page/2` and so on. */
export type ListHref = Extract<Href, { pathname: ListRoute }>;

/** One page of a list. The first page has the URL of the list itself. */
export function listPageHref(list: ListHref, pageNumber: number): Href {
  if (pageNumber === 1) return list;

  return toHref(`${list.pathname}/page/[page]`, { ...list.params, page: String(pageNumber) });
}

/** The list itself when the page is page 1 of a list. Any other page is returned unchanged. */
export function withoutPageOne(href: Href): Href {
  if (!href.pathname.endsWith('/page/[page]')) return href;
  const { page, ...params }: Record<string, string> = href.params ?? {};
  const pathname = href.pathname.slice(0, -'/page/[page]'.length);

  return page === '1' && isRoute(pathname) ? toHref(pathname, params) : href;
}

/** The page number from a URL. Null when the text is not a number, or is 1, because the first page has another URL. */
export function toPageNumber(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) && text !== '1' ? Number(text) : null;
}
