import type { Element, ElementContent } from 'hast';

import { addClass, classesOf, element, hasClass, isElement } from './tree';

/** Whether the element is a bulleted or a numbered list. */
export const isList = ({ tagName }: Element) => tagName === 'ul' || tagName === 'ol';

/**
 * Returns a list that contains only items, as browsers and screen readers expect it. If another list is directly inside
 * this list, it is moved into the item before it. If there is no such item, or if the inner list is a list of pages in
 * a navigation block, its items become items of the outer list, which also gets the classes of the inner list. Call
 * this for the inner lists first.
 */
export function withItemsOnly(list: Element): Element {
  const result: Element = { ...list, children: [] };
  let last: Element | undefined;
  const append = (node: ElementContent) => {
    if (isBlank(node)) return result.children.push(node);
    last = isElement(node, 'li') ? node : element('li', {}, [node]);
    return result.children.push(last);
  };
  for (const child of list.children) {
    const inner = isElement(child) && isList(child) ? child : null;
    if (!inner) append(child);
    else if (last && !hasClass(inner, 'wp-block-page-list')) last.children.push(inner);
    else {
      const look = classesOf(inner);
      if (look.length) addClass(result, ...look);
      inner.children.forEach(append);
    }
  }

  return result;
}

const isBlank = (node: ElementContent) => node.type === 'text' && !node.value.trim();
