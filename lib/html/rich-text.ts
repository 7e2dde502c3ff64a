import type { Element, ElementContent, Root } from 'hast';

import type { Locale } from '../i18n/routing';
import { withSummary } from './details';
import { toEmbed } from './embeds';
import { showHiddenPictures } from './hidden-pictures';
import { removeShortcodes } from './remove-shortcodes';
import { toLink } from './links';
import { correctNesting } from './nesting';
import { toOwnElements } from './element-mapping';
import { parseHtml } from './parse';
import { replacePostFrames } from './post-frames';
import { makeStatic } from './static-html';
import { toSafeTree } from './safe-tree';
import { nameTables, orderHeadings, prefixIds, withoutEmpty } from './heading-order';
import { toPictures } from './pictures';
import { toPlayer } from './audio-video';
import { rewriteOwnAddresses } from './own-urls-in-text';
import { addClass, changeElements, element, elementsIn, hasClass } from './tree';

/**
 * A text from WordPress as the site shows it. It is plain data, and it is safe whatever WordPress sent. Besides the
 * allowed elements it contains only `search-form`. A link may have `data-embed` (it opens a player), `data-zoom` (it
 * opens a large version of a picture) or `data-file` (the type of a file). `details` without a summary have
 * `data-unnamed`.
 */
export type RichText = Root;

/**
 * Parses a text from WordPress. `locale` is the language of the page that shows the text: links to pages of the site
 * use the paths of this language. Never throws.
 */
export function toRichText(html: string, locale: Locale): RichText {
  const tree = parseHtml(html);
  showHiddenPictures(tree);
  makeStatic(tree);
  replacePostFrames(tree);
  toOwnElements(tree);
  const text = toSafeTree(tree);

  changeElements(text, toEmbed);
  changeElements(text, toOwnMedia);
  changeElements(text, (each, parents) =>
    each.tagName === 'a' ? toLink(each, locale, parents) : [each],
  );
  removeShortcodes(text);
  rewriteOwnAddresses(text, locale);
  changeElements(text, toBlock);
  changeElements(text, withoutEmpty);
  changeElements(text, (each) => [each.tagName === 'details' ? withSummary(each) : each]);
  correctNesting(text);
  orderHeadings(text);
  prefixIds(text);
  nameTables(text);
  return text;
}

function toOwnMedia(each: Element, parents: Element[]): ElementContent[] {
  if (each.tagName === 'img') return toPictures(each, parents);
  if (each.tagName === 'audio' || each.tagName === 'video') return toPlayer(each, parents);

  return [each];
}

// A block that failed shows its error in an element with this class. The error has technical details, so it is removed.
const failure = 'components-placeholder';

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

  return [each];
}

/** Whether the text has pictures of which a click opens a large version. */
export function hasPictures(text: RichText): boolean {
  return elementsIn(text).some((each) => each.properties.dataZoom !== undefined);
}
