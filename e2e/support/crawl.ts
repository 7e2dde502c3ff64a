import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
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
  const response = await ask(new URL(path, origin));
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

/** A busy WordPress has the site ask for a moment's patience: that is no fault of the page. */
async function ask(url: URL, patience = 3): Promise<Response> {
  const response = await fetch(url, { redirect: 'manual' });
  if (response.status !== 503 || patience === 0) return response;

  await response.arrayBuffer();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  return ask(url, patience - 1);
}

/** Where a link leads on this site; what a search has found is nobody's page. */
function toLink(each: Element, base: URL): string[] {
  const href = each.tagName === 'a' ? textOf(each, 'href') : '';
  if (!href || !URL.canParse(href, base)) return [];
  const url = new URL(href, base);
  if (url.origin !== base.origin || url.search) return [];

  return [`${url.pathname}${url.hash}`];
}

/** The elements of a name, and with these attributes. */
export function all(page: Crawled, tagName: string, attributes: Record<string, string> = {}) {
  return page.elements.filter(
    (each) =>
      each.tagName === tagName &&
      Object.entries(attributes).every(([name, value]) => wordsOf(each, name) === value),
  );
}

/** An attribute as it was written; empty where there is none. */
export function wordsOf(each: Element | undefined, name: string): string {
  const value = each?.properties[name];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

/** What a page says of itself in its head. */
export function headOf(page: Crawled) {
  const meta = (name: string) => wordsOf(all(page, 'meta', { name })[0], 'content');
  const properties = (property: string) =>
    all(page, 'meta', { property }).map((each) => wordsOf(each, 'content'));
  const alternates = all(page, 'link', { rel: 'alternate' }).filter(
    (each) => each.properties.hrefLang,
  );

  return {
    language: wordsOf(all(page, 'html')[0], 'lang'),
    title: all(page, 'title')
      .filter(isInHead(page))
      .map((each) => toString(each))
      .join(' / '),
    description: meta('description'),
    isHidden: /noindex/.test(meta('robots')),
    canonical: all(page, 'link', { rel: 'canonical' }).map((each) => full(wordsOf(each, 'href'))),
    alternates: Object.fromEntries(
      alternates.map((each) => [wordsOf(each, 'hrefLang'), full(wordsOf(each, 'href'))]),
    ),
    property: (name: string) => properties(name)[0] ?? '',
    images: properties('og:image'),
  };
}

// A host's first page has one address with and without the slash.
const full = (address: string) => (URL.canParse(address) ? new URL(address).href : address);

// A drawing may have a title of its own.
function isInHead(page: Crawled) {
  const head = all(page, 'head')[0];
  return (each: Element) => head?.children.includes(each) ?? false;
}

/** The graphs of a page, parsed. */
export function graphsOf(page: Crawled): unknown[] {
  return all(page, 'script', { type: 'application/ld+json' }).map((each) =>
    JSON.parse(toString(each)),
  );
}
