import type { Nodes, Root } from 'hast';

import { hiddenTags } from './allowed-tags';
import { breaksLine } from './line-breaks';
import { elementsIn } from './tree';

/** Marks the start and the end of a block. */
const edge = '\f';

/**
 * The visible text of an element or a tree in one line: blocks and breaks separate words, inline elements join them.
 */
export const wordsOf = (tree: Nodes): string => inOneLine(written(tree, false));

/**
 * The visible text in lines, as a browser breaks them. Without any block or break, the line breaks of the text itself
 * stay.
 */
export function linesOf(tree: Root): string {
  const isTyped = !elementsIn(tree).some(({ tagName }) => breaksLine(tagName));

  return inLines(written(tree, isTyped));
}

/** A text with one space in place of each run of white space. */
export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Lines without white space around them. Several empty lines become one. */
export function inLines(text: string): string {
  const tidy = (block: string) =>
    block
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim();
  // An empty paragraph of an editor (a non-breaking space or a `br`) is an empty line. Other white space between two
  // blocks is dropped.
  const blocks = text.split(edge).filter((block) => /[\S\u00a0\n]/.test(block));

  return blocks
    .map(tidy)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** `isTyped`: white space is kept unchanged, as in `pre`. */
function written(node: Nodes, isTyped: boolean): string {
  if (node.type === 'text') return isTyped ? node.value : node.value.replace(/[^\S\u00a0]+/g, ' ');
  if (!('children' in node)) return '';
  if (node.type !== 'element')
    return node.children.map((child) => written(child, isTyped)).join('');
  const { tagName, children } = node;
  if (tagName === 'br') return '\n';

  const words = hiddenTags.includes(tagName)
    ? ''
    : children.map((child) => written(child, isTyped || tagName === 'pre')).join('');
  if (tagName === 'td' || tagName === 'th') return ` ${words} `;
  return breaksLine(tagName) ? `${edge}${words}${edge}` : words;
}
