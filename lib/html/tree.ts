import type { Element, ElementContent, Nodes, Parents, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

/**
 * The tree a browser makes of this HTML, settled: written out and read again it stays the same, so that the page
 * that arrives is the page that was rendered.
 */
export function toTree(html: string): Root {
  let written = html;
  for (let round = 1; ; round += 1) {
    // Within a box, as on the page: elsewhere a cell of a table may stand alone.
    const { children } = fromHtml(`<div>${written}</div>`, { fragment: true });
    const tree: Root = { type: 'root', children: children.flatMap(contentOf) };
    const again = toHtml(tree);
    if (again === written || round === 8) return tree;
    written = again;
  }
}

const contentOf = (node: RootContent) => (node.type === 'element' ? node.children : []);

export const isElement = (node: Nodes | undefined, tagName?: string): node is Element =>
  node?.type === 'element' && (!tagName || node.tagName === tagName);

export function classesOf(element: Element): string[] {
  const { className } = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

export const hasClass = (element: Element, name: string) => classesOf(element).includes(name);

export function addClass(element: Element, ...names: string[]): void {
  element.properties.className = [...new Set([...classesOf(element), ...names])];
}

/** An attribute as text; empty when it is missing. */
export function textOf(element: Element, name: string): string {
  const value = element.properties[name];
  return value === null || value === undefined || typeof value === 'boolean' ? '' : String(value);
}

export function numberOf(element: Element, name: string): number | null {
  const value = Number(textOf(element, name));
  return Number.isInteger(value) && value > 0 && value < 20_000 ? value : null;
}

export function element(
  tagName: string,
  properties: Element['properties'] = {},
  children: Element['children'] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

/**
 * Puts in the place of each element what `change` makes of it, the innermost first; `parents` go from the outermost to
 * the nearest, as they were before.
 */
export function changeElements(
  root: Root,
  change: (element: Element, parents: Element[]) => ElementContent[],
): void {
  const walk = (parent: Parents, parents: Element[]) => {
    const inner = parent.type === 'element' ? [...parents, parent] : parents;
    parent.children = (parent.children as ElementContent[]).flatMap((child) => {
      if (child.type !== 'element') return [child];
      walk(child, inner);
      return change(child, inner);
    });
  };
  walk(root, []);
}

/** The elements below, in the order of the text. */
export function elementsIn(parent: Parents): Element[] {
  return parent.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsIn(child)] : [],
  );
}
