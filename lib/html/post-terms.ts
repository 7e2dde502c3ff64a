import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';

import { hasClass, isElement } from './tree';

const prefix = 'wp-block-post-terms__prefix';
const suffix = 'wp-block-post-terms__suffix';

/**
 * Adds a space between the categories or tags of a post and the text before and after them, if an editor entered none.
 * No space is added next to a character such as “(” or “#”.
 */
export function withSpacedTerms(terms: Element): Element {
  const children = terms.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    if (hasClass(child, prefix) && /[\p{L}\p{N}:]$/u.test(toString(child))) return [child, space()];
    if (hasClass(child, suffix) && /^[\p{L}\p{N}]/u.test(toString(child))) return [space(), child];
    return [child];
  });

  return { ...terms, children };
}

const space = (): ElementContent => ({ type: 'text', value: ' ' });
