import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

import { parseUrl } from '../../lib/config/parse-url.mjs';
import { elementsIn, textOf } from '../../lib/html/tree';
import { crawl, fetchWithRetry } from '../../stack/system-tests/crawl.mjs';

/** A page as a crawler sees it. */
export type Crawled = {
  /** The requested path, percent-encoded as it was in the link. */
  path: string;
  status: number;
  location: string | null;
  type: string;
  html: string;
  elements: Element[];
  /** The paths of this site that the page links to, with their fragments. */
  links: string[];
};

/** Requests these paths and, with `followsLinks`, everything that is linked from there. Requests each URL once. */
export async function crawlPages(
  origin: string,
  start: string[],
  { followsLinks }: { followsLinks: boolean },
): Promise<Map<string, Crawled>> {
  const found = new Map<string, Crawled>();
  const visit = async (path: string) => {
    const page = await fetchPage(origin, path);
    found.set(path, page);
    return followsLinks ? page.links.map((link) => link.split('#')[0]!) : [];
  };
  await crawl(start, visit, 4);
  return found;
}

async function fetchPage(origin: string, path: string): Promise<Crawled> {
  const response = await fetchWithRetry(new URL(path, origin));
  const type = response.headers.get('content-type') ?? '';
  const isPage = type.startsWith('text/html');
  const html = isPage ? await response.text() : '';
  if (!isPage) await response.arrayBuffer();
  const elements = isPage ? elementsIn(fromHtml(html) as Root) : [];

  return {
    ...{ path, type, html, elements },
    status: response.status,
    location: response.headers.get('location'),
    links: elements.flatMap((each) => toLink(each, new URL(path, origin))),
  };
}

/** The target of a link on this site. Links to other sites and links with a query, such as a search, are left out. */
function toLink(each: Element, base: URL): string[] {
  const href = each.tagName === 'a' ? textOf(each, 'href') : '';
  const url = href ? parseUrl(href, base) : null;
  if (url?.origin !== base.origin || url.search) return [];

  return [`${url.pathname}${url.hash}`];
}
