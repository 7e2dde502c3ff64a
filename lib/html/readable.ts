import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';

import { restorePlayers } from './blocked-players';
import { wordsOfControl } from './forms-as-text';
import { toFormula, toIcon } from './formulas-and-icons';
import { withSpacedTerms } from './post-terms';
import { withoutScript } from './scripted-blocks';
import { changeElements, element, elementsIn, hasClass } from './tree';

/**
 * Makes the words of a text readable that WordPress shows with a script or inside a control: accordions and tabs become
 * `details`, tracks of a playlist become lines of text, forms become their words, formulas become MathML, and of
 * pictures drawn as SVG only icons and visible words stay. The tree is still untrusted afterwards.
 */
export function toReadable(tree: Root): void {
  restorePlayers(tree);
  changeElements(tree, (each, parents) => {
    const isWithin = (tagName: string) => parents.some((parent) => parent.tagName === tagName);
    if (each.tagName === 'math') return isWithin('math') ? [each] : toFormula(each);
    if (each.tagName !== 'svg') return toReadableBlock(each, parents);
    const words = wordsOfDrawing(each);
    return isIcon(parents.at(-1)) ? [...toIcon(each), ...words] : words;
  });
}

const isIcon = (parent: Element | undefined) => !!parent && hasClass(parent, 'wp-block-icon');

function toReadableBlock(each: Element, parents: Element[]): ElementContent[] {
  // Only an unclosed one, or one with pictures, comes here. A browser would show the text after it.
  if (each.tagName === 'noscript') return each.children;
  each.children = each.children.filter(({ type }) => type !== 'comment');
  if (hasClass(each, 'wp-block-post-terms')) return [withSpacedTerms(each)];

  return withoutScript(each, parents) ?? wordsOfControl(each) ?? [each];
}

/** The visible words of an SVG: its `text` elements and the HTML in it, not its title. */
function wordsOfDrawing(svg: Element): ElementContent[] {
  const words = elementsIn(svg)
    .filter(({ tagName }) => tagName === 'text' || tagName === 'foreignObject')
    .map((text) => toString(text).trim());

  return words.some(Boolean)
    ? [element('span', {}, [{ type: 'text', value: words.join(' ') }])]
    : [];
}
