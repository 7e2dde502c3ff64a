import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import PQueue from 'p-queue';

import { elementsIn, textOf } from '../../lib/html/tree';

/** A page as a robot sees it. */
export type Crawled = {
  /** Of the request, percent-encoded as it was linked. */
  path: string;
  status: number;
  location: string | null;
  type: string;
  html: string;
  elements: Element[];
  /** Paths of this site that it links to, with their places. */
  links: string[];
};

const atOnce = 4;

/** Asks for everything that can be reached by links from these paths, each address once. */
export async function crawl(origin: string, start: string[]): Promise<Map<string, Crawled>> {
  const found = new Map<string, Crawled>();
  const queue = new PQueue({ concurrency: atOnce });
  const asked = new Set<string>();

  const visit = (path: string) => {
    if (asked.has(path)) return;
    asked.add(path);
    void queue.add(async () => {
      const page = await fetchPage(origin, path);
      found.set(path, page);
      for (const link of page.links) visit(link.split('#')[0]!);
    });
  };
  start.forEach(visit);
  await queue.onIdle();
  return found;
}

async function fetchPage(origin: string, path: string): Promise<Crawled> {
  const response = await askPatiently(new URL(path, origin));
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

/** A page or file, redirects not followed. A busy WordPress has the site ask for patience: that is no fault of either. */
export async function askPatiently(
  address: string | URL,
  headers: Record<string, string> = {},
  patience = 3,
): Promise<Response> {
  const response = await fetch(address, { redirect: 'manual', headers });
  if (response.status !== 503 || patience === 0) return response;

  await response.arrayBuffer();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  return askPatiently(address, headers, patience - 1);
}

/** Where a link leads on this site; what a search has found is nobody's page. */
function toLink(each: Element, base: URL): string[] {
  const href = each.tagName === 'a' ? textOf(each, 'href') : '';
  if (!href || !URL.canParse(href, base)) return [];
  const url = new URL(href, base);
  if (url.origin !== base.origin || url.search) return [];

  return [`${url.pathname}${url.hash}`];
}
