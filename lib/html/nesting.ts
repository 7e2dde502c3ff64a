import type { Element, ElementContent, Parents, Root } from 'hast';

import { isList, withItemsOnly } from './lists';
import { changeElements, elementsIn } from './tree';

/**
 * Corrects invalid nesting in a tree, so that a browser that parses the HTML of the tree builds the same tree. Invalid
 * nesting comes from editors, or from the removal of elements between two others. The rules are those of
 * https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody.
 */
export function correctNesting(root: Root): void {
  renameMisplaced(root);
  changeElements(root, (each, parents) => {
    if (each.tagName === 'table') return [...straysIn(each), each];
    if (isList(each)) return [withItemsOnly(each)];
    if (isVoid.test(each.tagName)) return [{ ...each, children: [] }, ...each.children];
    if (each.tagName === 'pre') removeFirstBreak(each);
    if (each.tagName === 'p' && elementsIn(each).some(closesParagraph)) each.tagName = 'div';

    return isNestedInSameKind(each, parents) ? each.children : [each];
  });
}

/** Elements, each with the only parents that are valid. Some blocks of WordPress write list items without a list. */
const places: Record<string, RegExp> = {
  ...{ li: /^[uo]l$/, dt: /^dl$/, dd: /^dl$/, summary: /^details$/, rt: /^ruby$/, rp: /^ruby$/ },
  ...{ caption: /^table$/, colgroup: /^table$/, col: /^colgroup$/ },
  ...{ thead: /^table$/, tbody: /^table$/, tfoot: /^table$/ },
  ...{ tr: /^t(head|body|foot)$/, td: /^tr$/, th: /^tr$/ },
};

/**
 * Elements outside of their parents become a `div`, or a `span` for ruby text. A browser would close the parent, or
 * ignore the element.
 */
function renameMisplaced(parent: Parents): void {
  const name = parent.type === 'element' ? parent.tagName : '';
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const isRubyText = child.tagName === 'rt' || child.tagName === 'rp';
    if (places[child.tagName]?.test(name) === false) child.tagName = isRubyText ? 'span' : 'div';
    renameMisplaced(child);
  }
}

// Void elements. The parser gives them children only inside an unclosed formula.
const isVoid = /^(br|col|hr|img|source|track|wbr)$/;

const blocks =
  /^(address|blockquote|details|summary|div|d[ltd]|fig(ure|caption)|h[1-6]|hr|li|[uo]l|p|pre|table|search-form)$/;

/** The start tag of these elements closes an open paragraph. */
const closesParagraph = ({ tagName }: Element) => blocks.test(tagName);

const heading = /^h[1-6]$/;
const cell = /^(td|th|caption)$/;

/**
 * Whether a link is inside a link, or a heading inside a heading. In HTML the start tag of the inner element would
 * close the outer one.
 */
function isNestedInSameKind({ tagName }: Element, parents: Element[]): boolean {
  if (heading.test(tagName)) return parents.some((parent) => heading.test(parent.tagName));
  if (tagName !== 'a') return false;
  const boundary = parents.findLastIndex((parent) => cell.test(parent.tagName));

  return parents.slice(boundary + 1).some((parent) => parent.tagName === 'a');
}

/** What the parts of a table may contain. */
const content: Record<string, RegExp> = {
  table: /^(caption|colgroup|thead|tbody|tfoot)$/,
  colgroup: /^col$/,
  ...{ thead: /^tr$/, tbody: /^tr$/, tfoot: /^tr$/, tr: /^t[dh]$/ },
};

/** Removes and returns the content of a table that is not in a cell. A browser shows it before the table. */
function straysIn(part: Element): ElementContent[] {
  const allowed = content[part.tagName];
  if (!allowed) return [];
  const isStray = (child: ElementContent) =>
    child.type === 'element' ? !allowed.test(child.tagName) : isWords(child);
  const strays = part.children.filter(isStray);
  part.children = part.children.filter((child) => !isStray(child));

  return [
    ...strays,
    ...part.children.flatMap((child) => (child.type === 'element' ? straysIn(child) : [])),
  ];
}

const isWords = (child: ElementContent) => child.type === 'text' && child.value.trim() !== '';

/** Removes line breaks at the beginning of a `pre`, where a browser ignores one. */
function removeFirstBreak(pre: Element): void {
  const [first] = pre.children;
  if (first?.type !== 'text') return;
  first.value = first.value.replace(/^\n+/, '');
  if (first.value) return;
  pre.children.shift();
  removeFirstBreak(pre);
}
