import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';

import { isFilmAddress } from '../media/embed-providers/providers';
import { parseHtml } from './parse';
import { filmAddressOf, pairsOf, readings } from './player-data';
import { element, elementsIn, isElement, textOf } from './tree';

/** Whether the element is an `iframe`. */
export const isFrame = (each: Element): boolean => isElement(each, 'iframe');

/**
 * Restores the URL of a frame or an old player (`embed` or `object`) from its other attributes. Null when `src` already
 * is the URL of a video, when the player contains a frame, or when no attribute has a URL.
 */
export function withAddress(player: Element): Element | null {
  if (isFilmAddress(textOf(player, 'src')) || elementsIn(player).some(isFrame)) return null;
  const params = elementsIn(player).filter((each) => isElement(each, 'param'));
  const values = params.map(({ properties }, at) => [`param${at}`, properties.value]);
  const all = { ...player, properties: { ...player.properties, ...Object.fromEntries(values) } };
  const address = filmAddressOf(all, true) ?? (isFrame(player) ? addressElsewhere(player) : null);

  return address ? element('iframe', { ...player.properties, src: address }) : null;
}

/**
 * The URL that an editor entered and a plugin has moved to another attribute. `src` is then a blank page or a
 * placeholder.
 */
function addressElsewhere(player: Element): string | null {
  const found = pairsOf(player).find(
    ([name, value]) =>
      /src/i.test(name) &&
      !/^(src|srcdoc|srcset)$/i.test(name) &&
      /^(https?:)?\/\/[^\s"'<>]+$/i.test(value.trim()) &&
      !/\.(jpe?g|png|gif|webp|avif|svg)(\?|$)/i.test(value),
  );
  return found ? found[1].trim() : null;
}

/** The frames in an element whose content a script would unpack: HTML in a template or a script, or Base64. */
export function packedFrames(holder: Element): Element[] {
  const { tagName, children } = holder;
  if (tagName === 'template') return framesOf(holder.content ?? { type: 'root', children: [] });
  if (children.length === 0 || children.some((child) => child.type !== 'text')) return [];
  const text = toString(holder);
  if (tagName !== 'script') return isBase64.test(text) ? framesIn(text) : [];
  const isData = /^text\/(template|plain|html)$/.test(textOf(holder, 'type'));

  return framesIn(text).filter((each) => isData || isFilmAddress(textOf(each, 'src')));
}

/** The frames in the attributes of an element, as HTML or Base64. */
export const framesInData = (holder: Element): Element[] =>
  pairsOf(holder)
    .filter(([, value]) => value.includes('iframe') || isBase64.test(value))
    .flatMap(([, value]) => framesIn(value));

const isBase64 = /^\s*[\w+/-]{40,}={0,2}\s*$/;
const maxFrames = 10;

function framesIn(text: string): Element[] {
  const tags = readings(text).map((each) => each.match(/<iframe\b[^>]*>/gi) ?? []);
  const found = tags.find((each) => each.length > 0) ?? [];

  return found.slice(0, maxFrames).flatMap((tag) => framesOf(parseHtml(tag)));
}

const framesOf = (tree: Root): Element[] =>
  elementsIn(tree)
    .filter(isFrame)
    .map((each) => withAddress(each) ?? each);
