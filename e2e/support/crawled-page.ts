import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';

import { parseUrl } from '../../lib/config/parse-url.mjs';
import type { Crawled } from './crawl';

/** The elements with this tag name and these attributes. */
export function all(page: Crawled, tagName: string, attributes: Record<string, string> = {}) {
  return page.elements.filter(
    (each) =>
      each.tagName === tagName &&
      Object.entries(attributes).every(([name, value]) => attributeOf(each, name) === value),
  );
}

/** The value of an attribute; an empty string when the attribute is missing. */
export function attributeOf(each: Element | undefined, name: string): string {
  const value = each?.properties[name];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

/** The contents of a page's head: title, description, language, canonical URL and more. */
export function headOf(page: Crawled) {
  const meta = (name: string) => attributeOf(all(page, 'meta', { name })[0], 'content');
  const alternates = all(page, 'link', { rel: 'alternate' }).filter(
    (each) => each.properties.hrefLang,
  );

  return {
    language: attributeOf(all(page, 'html')[0], 'lang'),
    title: all(page, 'title')
      .filter(isInHead(page))
      .map((each) => toString(each))
      .join(' / '),
    description: meta('description'),
    isHidden: /noindex/.test(meta('robots')),
    canonical: all(page, 'link', { rel: 'canonical' }).map((each) =>
      full(attributeOf(each, 'href')),
    ),
    alternates: Object.fromEntries(
      alternates.map((each) => [attributeOf(each, 'hrefLang'), full(attributeOf(each, 'href'))]),
    ),
    property: (property: string) => attributeOf(all(page, 'meta', { property })[0], 'content'),
  };
}

// The URL of the home page is the same with and without a slash at the end.
const full = (address: string) => parseUrl(address)?.href ?? address;

// An SVG in the page may have a title element too.
function isInHead(page: Crawled) {
  const head = all(page, 'head')[0];
  return (each: Element) => head?.children.includes(each) ?? false;
}

/** The structured data (JSON-LD) of a page, parsed. */
export function graphsOf(page: Crawled): unknown[] {
  return all(page, 'script', { type: 'application/ld+json' }).map((each) =>
    JSON.parse(toString(each)),
  );
}

/**
 * The pictures and files of this site that a page loads. A picture of the image optimizer is listed with one size only,
 * 480 pixels.
 */
export function sourcesOf(page: Crawled, base: URL): string[] {
  const pictures = [
    ...all(page, 'img'),
    ...all(page, 'source'),
    ...all(page, 'audio'),
    ...all(page, 'video'),
  ];
  const links = all(page, 'link').filter(
    (each) =>
      /icon|manifest|stylesheet/.test(attributeOf(each, 'rel')) ||
      /rss|feed/.test(attributeOf(each, 'type')),
  );
  const sets = pictures.flatMap((each) => attributeOf(each, 'srcSet').split(/,?\s+/));
  const files = [
    ...pictures.map((each) => attributeOf(each, 'src')),
    ...links.map((each) => attributeOf(each, 'href')),
  ];

  return [...sets, ...files].flatMap((address) => {
    if (!address || !/^(\/|https?:)/.test(address)) return [];
    const url = new URL(address, base);
    if (url.origin !== base.origin) return [];
    if (url.pathname !== '/_next/image') return [`${url.pathname}${url.search}`];
    url.searchParams.set('w', '480');
    return [`/_next/image?${url.searchParams}`];
  });
}

/** The text that visitors and programs read: of the page, of its pictures and of its head. */
export function textsOf({ elements }: Crawled): string[] {
  const readable = elements.filter(({ tagName }) => !unread.has(tagName));
  const words = readable.flatMap(({ children }) =>
    children.flatMap((each) => (each.type === 'text' ? each.value : [])),
  );
  const attributes = ['content', 'alt', 'title', 'ariaLabel'];

  return [
    ...words,
    ...elements.flatMap((each) => attributes.map((name) => attributeOf(each, name))),
  ];
}

// The text of these elements is not checked, because code may show an HTML entity.
const unread = new Set(['script', 'style', 'pre', 'code']);
