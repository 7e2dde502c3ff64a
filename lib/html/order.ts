import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';

import { toPlace } from './page-addresses';
import { elementsIn, hasClass, isElement } from './tree';

/** Gives headings their levels: from 2 on, since the page has its own first one, and none is jumped over. */
export function orderHeadings(root: Root): void {
  const above: number[] = [];
  for (const heading of elementsIn(root).filter((each) => /^h[1-6]$/.test(each.tagName))) {
    const level = Number(heading.tagName[1]);
    while (above.length && above.at(-1)! >= level) above.pop();
    above.push(level);
    heading.tagName = `h${Math.min(6, above.length + 1)}`;
  }
}

/** Names the places of the text so that none can be taken for the page's own, and each is there once. */
export function namePlaces(root: Root): void {
  const taken = new Set<string>();
  for (const { properties } of elementsIn(root)) {
    if (properties.id === undefined) continue;
    const id = toPlace(String(properties.id).trim());
    const isName = /^text-\S{1,100}$/.test(id) && !taken.has(id);
    properties.id = isName ? id : undefined;
    taken.add(id);
  }
}

/** Gives tables what they are called by: their caption, and which one of that name they are from the second on. */
export function nameTables(root: Root): void {
  const named = new Map<string, number>();
  for (const table of elementsIn(root).filter((each) => isElement(each, 'table'))) {
    const caption = table.children.find((each) => isElement(each, 'caption'));
    const name = caption ? toString(caption).trim() : '';
    const number = (named.get(name) ?? 0) + 1;
    named.set(name, number);
    table.properties.dataName = name || undefined;
    table.properties.dataNumber = number > 1 ? number : undefined;
  }
}

/** A browser that reads a `pre` passes over a line break at its beginning: it is no part of the text (HTML, 13.2.6.4.7). */
function withoutFirstBreak(pre: Element): void {
  const [first] = pre.children;
  if (first?.type !== 'text') return;
  first.value = first.value.replace(/^\n+/, '');
  if (first.value) return;
  pre.children.shift();
  withoutFirstBreak(pre);
}

const holders = /^(p|h[2-6]|figcaption|figure|a|span|em|strong|b|i|u|ul|ol|blockquote)$/;
const contents = /^(img|audio|video|a|hr|table|search-form)$/;

/** Leaves out what holds nothing: empty paragraphs for distance, headings without words, boxes without a picture. */
export function withoutEmpty(each: Element): ElementContent[] {
  if (each.tagName === 'pre') withoutFirstBreak(each);
  const { id, dataEmbed } = each.properties;
  if (!holders.test(each.tagName) || id || dataEmbed) return [each];
  if (hasClass(each, 'wp-block-cover__background')) return [each];
  const isEmpty =
    !toString(each)
      .replace(/\u00a0|\u200b|\ufeff/g, ' ')
      .trim() && !elementsIn(each).some((inner) => contents.test(inner.tagName));

  return isEmpty ? [] : [each];
}
