import type { Element, Nodes, Root, Text } from 'hast';

import { breaksLine } from './line-breaks';
import { maskShortcodes, removed } from './shortcodes';
import { changeElements } from './tree';

type Piece = { node: Text | Element; start: number };

/**
 * Removes shortcodes from a text, with the line breaks in their tags. A tag may begin in one paragraph and end in
 * another. Code is left unchanged.
 */
export function removeShortcodes(root: Root): void {
  const { text, pieces } = piecesOf(root);
  if (!text.includes('[')) return;

  const masked = maskShortcodes(text);
  const breaks = new Set<Element>();
  for (const { node, start } of pieces) {
    if (node.type === 'element' && masked.charAt(start) === removed) breaks.add(node);
    if (node.type === 'text')
      node.value = masked.slice(start, start + node.value.length).replaceAll(removed, '');
  }
  if (breaks.size > 0) changeElements(root, (each) => (breaks.has(each) ? [] : [each]));
}

/**
 * The text of a tree, and the position of each text node and line break in this text. Each block is on a separate line.
 */
function piecesOf(root: Root): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  const parts: string[] = [];
  let length = 0;
  const add = (part: string, node?: Piece['node']) => {
    if (node) pieces.push({ node, start: length });
    parts.push(part);
    length += part.length;
  };
  const walk = (node: Nodes) => {
    if (node.type === 'text') return add(node.value, node);
    if (!('children' in node) || isCode(node)) return;
    const isBlock = node.type === 'element' && breaksLine(node.tagName);
    if (isBlock) add('\n', node.tagName === 'br' ? node : undefined);
    node.children.forEach(walk);
    if (isBlock && node.tagName !== 'br') add('\n');
  };
  walk(root);

  return { text: parts.join(''), pieces };
}

const isCode = (node: Nodes) =>
  node.type === 'element' && /^(pre|code|kbd|samp)$/.test(node.tagName);
