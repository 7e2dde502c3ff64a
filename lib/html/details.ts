import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';

import { elementsIn, isElement } from './tree';

/**
 * Moves the summary of a `details` element to its start, where HTML requires it. Without a summary, a browser shows a
 * word in its own language, and with an empty summary it shows nothing. In both cases, the element gets `data-unnamed`,
 * and the page adds a summary.
 */
export function withSummary(details: Element): Element {
  const summaries = details.children.filter((child) => isElement(child, 'summary'));
  const [summary] = summaries;
  const others = details.children.filter((child) => child !== summary && !isEmptySummary(child));
  for (const other of others) if (isElement(other, 'summary')) other.tagName = 'div';
  if (summary && isElement(summary) && !isEmptySummary(summary))
    return { ...details, children: [summary, ...others] };

  return { ...details, properties: { ...details.properties, dataUnnamed: '' }, children: others };
}

function isEmptySummary(node: Element['children'][number]): boolean {
  if (!isElement(node, 'summary')) return false;
  const hasPicture = elementsIn(node).some(({ tagName }) => tagName === 'img' || tagName === 'svg');

  return !hasPicture && !toString(node).replaceAll('\u00A0', ' ').trim();
}
