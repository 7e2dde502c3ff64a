import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';

import type { Crawled } from './crawl';

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

/** The pictures and files of this site that a page loads; what the optimizer shrinks is named once, as small as it comes. */
export function sourcesOf(page: Crawled, base: URL): string[] {
  const pictures = [
    ...all(page, 'img'),
    ...all(page, 'source'),
    ...all(page, 'audio'),
    ...all(page, 'video'),
  ];
  const links = all(page, 'link').filter(
    (each) =>
      /icon|manifest|stylesheet/.test(wordsOf(each, 'rel')) ||
      /rss|feed/.test(wordsOf(each, 'type')),
  );
  const sets = pictures.flatMap((each) => wordsOf(each, 'srcSet').split(/,?\s+/));
  const files = [
    ...pictures.map((each) => wordsOf(each, 'src')),
    ...links.map((each) => wordsOf(each, 'href')),
  ];

  return [...sets, ...files].flatMap((address) => {
    if (!address || !/^(\/|https?:)/.test(address)) return [];
    const url = new URL(address, base);
    if (url.origin !== base.origin) return [];
    if (url.pathname !== '/_next/image') return [`${url.pathname}${url.search}`];
    return [
      `/_next/image?${new URLSearchParams({ url: url.searchParams.get('url')!, w: '480', q: '75' })}`,
    ];
  });
}

/** What visitors and programs read: the words of a page, of its pictures and of its head. */
export function textsOf({ elements }: Crawled): string[] {
  const spoken = elements.filter(({ tagName }) => !silent.has(tagName));
  const words = spoken.flatMap(({ children }) =>
    children.flatMap((each) => (each.type === 'text' ? each.value : [])),
  );
  const attributes = ['content', 'alt', 'title', 'ariaLabel'];

  return [...words, ...elements.flatMap((each) => attributes.map((name) => wordsOf(each, name)))];
}

// Code may well show an entity.
const silent = new Set(['script', 'style', 'pre', 'code']);
