import 'server-only';

import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';

import { toPictureSource } from '../html/link-target';
import type { RichText } from '../html/rich-text';
import { changeElements, element, elementsIn, textOf } from '../html/tree';
import { pictureUrl, siteUrl } from '../seo/site-url';
import { parseUrl } from '../config/parse-url.mjs';

// Attributes that every feed reader understands. Classes, responsive sizes and data for our scripts mean nothing there.
const allowedAttributes = new Set([
  ...['href', 'src', 'alt', 'width', 'height', 'title', 'lang', 'dir', 'controls', 'id'],
  ...['colSpan', 'rowSpan', 'scope', 'start', 'reversed', 'dateTime', 'cite', 'type', 'open'],
]);

/**
 * A text as HTML for other programs, such as feed readers. The HTML needs no scripts and contains only full URLs.
 * Pictures and files are on our own host.
 *
 * @param page the full URL of the page that contains the text
 */
export function toFeedHtml(text: RichText, page: string): string {
  const copy = structuredClone(text);
  changeElements(copy, (each) => toPlain(each, page));

  return toHtml(copy, { allowDangerousHtml: false });
}

function toPlain(each: Element, page: string): ElementContent[] {
  // Icons (SVG) and subtitles are left out: they would be incomplete without attributes that are not allowed here.
  if (/^(search-form|svg|track)$/.test(each.tagName)) return [];
  if (each.tagName === 'a' && each.properties.dataZoom !== undefined) return toPictureLink(each);
  if (each.tagName === 'img') return toImage(each);

  const link = each.properties.dataEmbed === undefined ? each.children : toFilmLink(each);
  return [element(each.tagName, allowedAttributesOf(each, page), link)];
}

/** A link that enlarges the picture inside it is replaced by the picture. A link with text leads to the original. */
function toPictureLink(link: Element): ElementContent[] {
  const hasPicture = elementsIn(link).some(({ tagName }) => tagName === 'img');
  const href = hasPicture ? null : pictureOf(textOf(link, 'href'));

  return href ? [element('a', { href }, link.children)] : link.children;
}

/**
 * The content of a link to a video: its poster, or its name if it has no poster. An empty link could not be clicked.
 */
function toFilmLink({ children, properties }: Element): ElementContent[] {
  if (children.length > 0) return children;

  return [{ type: 'text', value: String(properties.dataTitle || properties.dataHost || '') }];
}

function toImage(img: Element): ElementContent[] {
  const src = pictureOf(textOf(img, 'src'));
  if (!src) return [];
  const { alt = '', width, height } = img.properties;

  return [element('img', { src, alt, width, height })];
}

/**
 * The public URL of the original picture. `src` is the URL on the page: that of a version from the image optimizer, or
 * of the original in the case of an SVG or a poster.
 */
function pictureOf(src: string): string | null {
  const source = toPictureSource(siteUrl(src)) ?? src;

  return source && pictureUrl({ src: source });
}

function allowedAttributesOf({ properties }: Element, page: string): Element['properties'] {
  const names = Object.keys(properties).filter((name) => allowedAttributes.has(name));
  const full = (name: string) => {
    const value = properties[name];
    const isAddress = name === 'href' || name === 'src' || name === 'cite';
    return (isAddress && parseUrl(String(value), page)?.href) || value;
  };
  return Object.fromEntries(names.map((name) => [name, full(name)]));
}
