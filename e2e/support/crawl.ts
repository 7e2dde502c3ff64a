import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import PQueue from 'p-queue';

import { parseUrl } from '../../lib/config/parse-url.mjs';
import { elementsIn, textOf } from '../../lib/html/tree';

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

const atOnce = 4;

/** Requests these paths and, with `followsLinks`, everything that is linked from there. Requests each URL once. */
export async function crawl(
  origin: string,
  start: string[],
  { followsLinks }: { followsLinks: boolean },
): Promise<Map<string, Crawled>> {
  const found = new Map<string, Crawled>();
  const queue = new PQueue({ concurrency: atOnce });
  const known = new Set<string>();

  const enqueue = (path: string) => {
    if (known.has(path)) return;
    known.add(path);
    void queue.add(async () => {
      const page = await fetchPage(origin, path);
      found.set(path, page);
      if (followsLinks) for (const link of page.links) enqueue(link.split('#')[0]!);
    });
  };
  start.forEach(enqueue);
  await queue.onIdle();
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

/**
 * Requests a page or file without following redirects. While WordPress is too busy, the site answers 503, which is not
 * an error: then this waits two seconds and tries again, three times at most.
 */
export async function fetchWithRetry(
  address: string | URL,
  headers: Record<string, string> = {},
  retries = 3,
): Promise<Response> {
  const response = await fetch(address, { redirect: 'manual', headers });
  if (response.status !== 503 || retries === 0) return response;

  await response.arrayBuffer();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  return fetchWithRetry(address, headers, retries - 1);
}

/** The target of a link on this site. Links to other sites and links with a query, such as a search, are left out. */
function toLink(each: Element, base: URL): string[] {
  const href = each.tagName === 'a' ? textOf(each, 'href') : '';
  const url = href ? parseUrl(href, base) : null;
  if (url?.origin !== base.origin || url.search) return [];

  return [`${url.pathname}${url.hash}`];
}
