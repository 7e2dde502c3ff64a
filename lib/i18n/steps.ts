import type { Href } from './href';
import type { Route } from './routing';

type ListRoute = { [R in Route]: `${R}/page/[page]` extends Route ? R : never }[Route];

/** A page that shows a list, of which there may be more than fits: the rest is at `…/page/2` and so on. */
export type ListHref = Extract<Href, { pathname: ListRoute }>;

/** The address of one step of a list; the list's own address is the first. */
export function stepHref(list: ListHref, step: number): Href {
  if (step === 1) return list;

  return {
    pathname: `${list.pathname}/page/[page]`,
    params: { ...list.params, page: String(step) },
  } as Href;
}

/** The list itself where an address names its first step; every other address stays. */
export function firstStep(href: Href): Href {
  if (!href.pathname.endsWith('/page/[page]')) return href;
  const { page, ...params } = href.params as Record<string, string>;
  if (page !== '1') return href;

  return { pathname: href.pathname.slice(0, -'/page/[page]'.length), params } as Href;
}

/** The number of a step as its address gives it; null when it names none, or the first, which has another address. */
export function toStep(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) && text !== '1' ? Number(text) : null;
}
