import type { Element, ElementContent, Root } from 'hast';

import type { Locale } from '../i18n/routing';
import { allowedAttributes, allowedTags } from './allowed';
import { cleanHtml } from './clean';
import { toEmbed } from './embeds';
import { tidyWords } from './leftovers';
import { toLink } from './links';
import { namePlaces, nameTables, orderHeadings, withoutEmpty } from './order';
import { toPictures } from './pictures';
import { toPlayer } from './sounds';
import { addClass, changeElements, classesOf, element, elementsIn, hasClass, toTree } from './tree';

/**
 * A text from WordPress as the site shows it: plain data, and safe whatever was written. Besides allowed elements it
 * has only `search-form`; links carry `data-embed` (a player that a click opens), `data-zoom` (a picture that opens
 * large) or `data-file` (the kind of a file).
 */
export type RichText = Root;

/** Reads a text; its links lead to pages in the language of the page it stands on. Never throws. */
export function toRichText(html: string, locale: Locale): RichText {
  const text = toTree(cleanHtml(html, withFrames));

  changeElements(text, toEmbed);
  changeElements(text, toOwnMedia);
  changeElements(text, (each) => (each.tagName === 'a' ? toLink(each, locale) : [each]));
  tidyWords(text, locale);
  changeElements(text, toBlock);
  changeElements(text, withoutEmpty);
  orderHeadings(text);
  namePlaces(text);
  nameTables(text);
  return text;
}

const frameAttributes = {
  iframe: ['src', 'title', 'class'],
  source: ['src'],
  img: [...allowedAttributes.img!, 'data-srcset', 'data-width'],
};

const withFrames = { moreTags: ['iframe', 'source'], moreAttributes: frameAttributes };

function toOwnMedia(each: Element, parents: Element[]): ElementContent[] {
  if (each.tagName === 'img') return toPictures(each, parents);
  if (each.tagName === 'audio' || each.tagName === 'video') return toPlayer(each);

  return [each];
}

// What only WordPress or a script of its theme could answer to: its login, its errors, lists to choose from.
const unanswered = /^(wp-block-loginout|components-placeholder|wp-block-[a-z]+-dropdown)$/;

const shown = new Set(allowedTags);

function toBlock(each: Element, parents: Element[]): ElementContent[] {
  if (each.tagName === 'div' && hasClass(each, 'wp-block-search')) return [element('search-form')];
  if (classesOf(each).some((name) => unanswered.test(name))) return [];
  if (hasClass(each, 'wp-block-button__link')) {
    const isOutline = parents.some((parent) => hasClass(parent, 'is-style-outline'));
    addClass(each, 'button', isOutline ? 'button-glass' : 'button-gold');
  }
  delete each.properties.dataLarge;
  delete each.properties.headers;
  if (each.tagName === 'pre') each.properties.tabIndex = 0;

  return shown.has(each.tagName) ? [each] : each.children;
}

/** Has the text pictures that open large? */
export function hasPictures(text: RichText): boolean {
  return elementsIn(text).some((each) => each.properties.dataZoom !== undefined);
}
