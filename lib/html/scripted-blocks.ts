import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';

import { changedElements, element, elementsIn, hasClass, textOf } from './tree';

/**
 * Turns blocks that need a script of WordPress (accordions, tabs, playlists) into elements that work without a script.
 * Null for other elements. `parents` are the elements around the element.
 */
export function withoutScript(each: Element, parents: Element[]): ElementContent[] | null {
  if (isToggleIcon(each, parents)) return [];
  if (hasClass(each, 'wp-block-accordion-item')) return [toAccordionItem(each)];
  if (hasClass(each, 'wp-block-accordion')) return [toAccordion(each)];
  if (hasClass(each, 'wp-block-tabs')) return [toTabs(each)];
  if (hasClass(each, 'wp-block-playlist-track')) return [toTrack(each)];

  return null;
}

/** Whether the element is only a symbol for “open” or “close”, such as a plus, inside a button that also has text. */
function isToggleIcon(each: Element, parents: Element[]): boolean {
  if (hasClass(each, 'wp-block-accordion-heading__toggle-icon')) return true;
  const button = parents.find(isButton);

  return !!button && signs.test(toString(each)) && /[\p{L}\p{N}]/u.test(toString(button));
}

const signs = /^\s*[-+−–×✕➕➖⊕⊖›»⌃⌄˄˅∧∨↑→↓▲▴▶▸►▼▾]+\s*$/u;

const isButton = ({ tagName, properties }: Element) =>
  tagName === 'button' || tagName === 'summary' || properties.role === 'button';

function toAccordionItem(item: Element): ElementContent {
  const title =
    withClass(item, 'wp-block-accordion-heading__toggle-title') ??
    withClass(item, 'wp-block-accordion-heading');
  const panel = withClass(item, 'wp-block-accordion-panel');
  if (!title || !panel) return item;
  const context = textOf(item, 'dataWpContext');
  const details = toDetails(
    title.children,
    panel.children,
    /"openByDefault"\s*:\s*true/.test(context),
  );
  details.properties.dataItem = /"id"\s*:\s*"([\w-]+)"/.exec(context)?.[1];

  return details;
}

/** An editor may choose that only one item is open at a time. `details` elements with the same name do that. */
function toAccordion(accordion: Element): Element {
  if (!/"autoclose"\s*:\s*true/.test(textOf(accordion, 'dataWpContext'))) return accordion;
  const items = elementsIn(accordion).filter(({ properties }) => properties.dataItem);
  const name = items[0] && textOf(items[0], 'dataItem');
  for (const { properties } of items) properties.name = name;

  return accordion;
}

/** Combines each panel with its label. All other content of the block stays where it is. */
function toTabs(tabs: Element): ElementContent {
  const list = withClass(tabs, 'wp-block-tab-list');
  const labels = list ? elementsIn(list).filter(({ tagName }) => tagName === 'button') : [];
  const panels = elementsIn(tabs).filter((each) => hasClass(each, 'wp-block-tab-panel'));
  const pairs = panels.slice(0, labels.length);
  const children = changedElements(tabs.children, (each) => {
    if (labels.includes(each)) return labels.indexOf(each) < pairs.length ? [] : [toLine(each)];
    if (each === list && !toString(each).trim()) return [];
    const index = pairs.indexOf(each);
    return index < 0
      ? [each]
      : [toDetails(labels[index]?.children ?? [], each.children, index === 0)];
  });

  return { ...tabs, children };
}

const toLine = ({ children }: Element) => element('p', {}, children);

function toTrack(track: Element): ElementContent {
  const words = ['title', 'artist', 'length'].flatMap((part) => {
    const found = withClass(track, `wp-block-playlist-track__${part}`);
    const words = found ? toString(withoutHidden(found)).trim() : '';
    return words ? [words] : [];
  });
  const media = elementsIn(track).filter(({ tagName }) => /^(img|audio)$/.test(tagName));

  return element('li', { className: ['wp-block-playlist-track'] }, [
    ...media.filter(({ tagName }) => tagName === 'img'),
    element('span', {}, [{ type: 'text', value: words.join(' · ') }]),
    ...media.filter(({ tagName }) => tagName === 'audio'),
  ]);
}

/** The element without text that is only for screen readers, such as “Duration:”. */
const withoutHidden = ({ children, ...rest }: Element): Element => ({
  ...rest,
  children: children.filter(
    (child) => child.type !== 'element' || !hasClass(child, 'screen-reader-text'),
  ),
});

const toDetails = (summary: ElementContent[], content: ElementContent[], open: boolean) =>
  element('details', { className: ['wp-block-details'], ...(open && { open: true }) }, [
    element('summary', {}, summary),
    ...content,
  ]);

const withClass = (parent: Element, name: string) =>
  elementsIn(parent).find((each) => hasClass(each, name));
