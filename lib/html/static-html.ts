import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';

import { restorePlayers } from './blocked-players';
import { wordsOfControl } from './forms-as-text';
import { toFormula, toIcon } from './formulas-and-icons';
import { withoutScript } from './scripted-blocks';
import { changeElements, element, elementsIn, hasClass } from './tree';

/**
 * Replaces what needs a script or is a control by static HTML, so that its text can be read. Accordions and tabs become
 * `details`, tracks of a playlist become lines of text, form controls become their text, and formulas become MathML. An
 * SVG is reduced to its visible text, unless it is the icon of an icon block. The tree is not sanitised here: it is
 * still untrusted.
 */
export function makeStatic(tree: Root): void {
  restorePlayers(tree);
  changeElements(tree, (each, parents) => {
    const isWithin = (tagName: string) => parents.some((parent) => parent.tagName === tagName);
    if (each.tagName === 'math') return isWithin('math') ? [each] : toFormula(each);
    if (each.tagName !== 'svg') return toStaticBlock(each, parents);
    const words = wordsOfSvg(each);
    return isIcon(parents.at(-1)) ? [...toIcon(each), ...words] : words;
  });
}

const isIcon = (parent: Element | undefined) => !!parent && hasClass(parent, 'wp-block-icon');

function toStaticBlock(each: Element, parents: Element[]): ElementContent[] {
  // At this point only a `noscript` that is not closed, or one with pictures only, is left. The first kind contains the
  // text that follows it, so the children stay.
  if (each.tagName === 'noscript') return each.children;

  return withoutScript(each, parents) ?? wordsOfControl(each) ?? [each];
}

/** The visible text of an SVG: that of its `text` elements and of the HTML in it, but not its title. */
function wordsOfSvg(svg: Element): ElementContent[] {
  const words = elementsIn(svg)
    .filter(({ tagName }) => tagName === 'text' || tagName === 'foreignObject')
    .map((text) => toString(text).trim());

  return words.some(Boolean)
    ? [element('span', {}, [{ type: 'text', value: words.join(' ') }])]
    : [];
}
