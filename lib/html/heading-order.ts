import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';

import { toTextId } from './page-addresses';
import { elementsIn, hasClass, isElement } from './tree';
import { wordsOf } from './visible-words';

/** Corrects the heading levels: they start at 2, because the page has its own h1, and no level is skipped. */
export function orderHeadings(root: Root): void {
  const above: number[] = [];
  for (const heading of elementsIn(root).filter((each) => /^h[1-6]$/.test(each.tagName))) {
    const level = Number(heading.tagName[1]);
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    heading.tagName = `h${Math.min(6, above.length + 1)}`;
  }
}

/**
 * Gives each id in the text a prefix, so that it cannot clash with an id of the page itself. Removes duplicate and
 * malformed ids.
 */
export function prefixIds(root: Root): void {
  const taken = new Set<string>();
  for (const { properties } of elementsIn(root)) {
    if (properties.id === undefined) continue;
    const id = toTextId(String(properties.id).trim());
    const isName = /^text-\S{1,100}$/.test(id) && !taken.has(id);
    properties.id = isName ? id : undefined;
    taken.add(id);
  }
}

/**
 * Gives each table its caption as its name for screen readers (`data-name`). A further table with the same caption also
 * gets a number.
 */
export function nameTables(root: Root): void {
  const named = new Map<string, number>();
  for (const table of elementsIn(root).filter((each) => isElement(each, 'table'))) {
    const caption = table.children.find((each) => isElement(each, 'caption'));
    const name = caption ? wordsOf(caption) : '';
    const number = (named.get(name) ?? 0) + 1;
    named.set(name, number);
    table.properties.dataName = name || undefined;
    table.properties.dataNumber = number > 1 ? number : undefined;
  }
}

const holders = /^(p|h[2-6]|figcaption|figure|a|span|em|strong|b|i|u|ul|ol|blockquote)$/;
const contents = /^(img|audio|video|a|hr|table|search-form)$/;

/** Removes empty elements: paragraphs used as spacing, headings without text, boxes without a picture. */
export function withoutEmpty(each: Element): ElementContent[] {
  const { id, dataEmbed } = each.properties;
  if (!holders.test(each.tagName) || id || dataEmbed) return [each];
  if (hasClass(each, 'wp-block-cover__background')) return [each];

  return isBlank(each) ? [] : [each];
}

/** Whether a text shows nothing: it has no words, and no element that is visible without words. */
export const isBlank = (text: Element | Root): boolean =>
  !toString(text)
    .replace(/\u00a0|\u200b|\ufeff/g, ' ')
    .trim() &&
  !elementsIn(text).some(
    ({ tagName, properties }) => contents.test(tagName) || properties.dataEmbed !== undefined,
  );
