import type { Element, ElementContent, Root } from 'hast';

import type { Locale } from '../i18n/routing';
import { allowedTags, formulaTags, shapeTags } from './allowed-tags';
import { withSummary } from './details';
import { toEmbed } from './embeds';
import { showHiddenPictures } from './hidden-pictures';
import { removeShortcodes } from './shortcode-cleanup';
import { toLink } from './links';
import { correctNesting } from './nesting';
import { toOwnElements } from './element-mapping';
import { parseHtml } from './parse';
import { toReadable } from './readable';
import { toSafeTree } from './safe-tree';
import { namePlaces, nameTables, orderHeadings, withoutEmpty } from './heading-order';
import { toPictures } from './pictures';
import { toPlayer } from './audio-video';
import { nameOwnAddresses } from './written-addresses';
import { addClass, changeElements, element, elementsIn, hasClass } from './tree';

/**
 * A text from WordPress as the site shows it: plain data, and safe whatever the source contained. Besides the allowed
 * elements it only has `search-form`. Links have `data-embed` (a player that opens on click), `data-zoom` (a picture
 * that opens large), `data-file` (the type of a file) or `data-unnamed` (`details` without a summary).
 */
export type RichText = Root;

/** Parses a text. Its links lead to pages in the language of the page that shows it. Never throws. */
export function toRichText(html: string, locale: Locale): RichText {
  const tree = parseHtml(html);
  showHiddenPictures(tree);
  toReadable(tree);
  toOwnElements(tree);
  const text = toSafeTree(tree);

  changeElements(text, toEmbed);
  changeElements(text, toOwnMedia);
  changeElements(text, (each, parents) =>
    each.tagName === 'a' ? toLink(each, locale, parents) : [each],
  );
  removeShortcodes(text);
  nameOwnAddresses(text, locale);
  changeElements(text, toBlock);
  changeElements(text, withoutEmpty);
  changeElements(text, (each) => [each.tagName === 'details' ? withSummary(each) : each]);
  correctNesting(text);
  orderHeadings(text);
  namePlaces(text);
  nameTables(text);
  return text;
}

function toOwnMedia(each: Element, parents: Element[]): ElementContent[] {
  if (each.tagName === 'img') return toPictures(each, parents);
  if (each.tagName === 'audio' || each.tagName === 'video') return toPlayer(each, parents);

  return [each];
}

// A block that failed writes its error here, with technical details, instead of an editor's words.
const failure = 'components-placeholder';

const shown = new Set([...allowedTags, ...formulaTags, 'svg', ...shapeTags]);

function toBlock(each: Element, parents: Element[]): ElementContent[] {
  if (each.tagName === 'div' && hasClass(each, 'wp-block-search')) return [element('search-form')];
  if (hasClass(each, failure)) return [];
  if (hasClass(each, 'wp-block-button__link')) {
    const isOutline = parents.some((parent) => hasClass(parent, 'is-style-outline'));
    addClass(each, 'button', isOutline ? 'button-glass' : 'button-gold');
  }
  delete each.properties.dataLarge;
  // Code and formulas may be wider than the screen and scroll. `tabIndex` makes this possible by keyboard.
  if (each.tagName === 'pre' || hasClass(each, 'wp-block-math')) each.properties.tabIndex = 0;

  return shown.has(each.tagName) ? [each] : each.children;
}

/** Does the text have pictures that open large? */
export function hasPictures(text: RichText): boolean {
  return elementsIn(text).some((each) => each.properties.dataZoom !== undefined);
}

/** Does the text have sounds? */
export function hasSounds(text: RichText): boolean {
  return elementsIn(text).some((each) => each.tagName === 'audio');
}
