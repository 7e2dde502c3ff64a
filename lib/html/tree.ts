import type { Element, ElementContent, Nodes, Parents, Root, RootContent } from 'hast';

/** Whether the node is an element, and has this tag name if one is given. */
export const isElement = (node: Nodes | undefined, tagName?: string): node is Element =>
  node?.type === 'element' && (!tagName || node.tagName === tagName);

/** The classes of an element. */
export function classesOf(element: Element): string[] {
  const { className } = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Whether the element has this class. */
export const hasClass = (element: Element, name: string) => classesOf(element).includes(name);

/** Adds classes that the element does not have yet. */
export function addClass(element: Element, ...names: string[]): void {
  element.properties.className = [...new Set([...classesOf(element), ...names])];
}

/** An attribute as text. Empty when it is missing. */
export function textOf(element: Element, name: string): string {
  const value = element.properties[name];
  return value === null || value === undefined || typeof value === 'boolean' ? '' : String(value);
}

/** An attribute as a number. Null when it is missing or not a whole number from 1 to 19,999. */
export function numberOf(element: Element, name: string): number | null {
  const value = Number(textOf(element, name));
  return Number.isInteger(value) && value > 0 && value < 20_000 ? value : null;
}

/** Makes an element. */
export function element(
  tagName: string,
  properties: Element['properties'] = {},
  children: Element['children'] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

/**
 * Replaces each element by what `change` returns, innermost elements first. `parents` are ordered from the outermost to
 * the nearest, as they were before the change.
 */
export function changeElements(
  root: Root,
  change: (element: Element, parents: Element[]) => ElementContent[],
): void {
  root.children = changedElements(root.children, change);
}

/** Does the same for a list of nodes. The children of the nodes are changed in place. */
export function changedElements<Node extends RootContent>(
  nodes: Node[],
  change: (element: Element, parents: Element[]) => ElementContent[],
  parents: Element[] = [],
): (Node | ElementContent)[] {
  return nodes.flatMap((node): (Node | ElementContent)[] => {
    if (node.type !== 'element') return [node];
    node.children = changedElements(node.children, change, [...parents, node]);
    return change(node, parents);
  });
}

/** All descendant elements, in document order. */
export function elementsIn(parent: Parents): Element[] {
  return parent.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsIn(child)] : [],
  );
}
