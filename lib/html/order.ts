import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';

import { toPlace } from './addresses';
import { elementsIn, hasClass } from './tree';

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

const holders = /^(p|h[2-6]|figcaption|figure|a|span|em|strong|b|i|u|ul|ol|blockquote)$/;
const contents = /^(img|audio|video|a|hr|table|search-form)$/;

/** Leaves out what holds nothing: empty paragraphs for distance, headings without words, boxes without a picture. */
export function withoutEmpty(each: Element): ElementContent[] {
  const { id, dataEmbed } = each.properties;
  if (!holders.test(each.tagName) || id || dataEmbed) return [each];
  if (hasClass(each, 'wp-block-cover__background')) return [each];
  const isEmpty =
    !toString(each)
      .replace(/\u00a0|\u200b|\ufeff/g, ' ')
      .trim() && !elementsIn(each).some((inner) => contents.test(inner.tagName));

  return isEmpty ? [] : [each];
}
