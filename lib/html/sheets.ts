import type { Element } from 'hast';

import type { RichText } from './rich-text';
import { classesOf, elementsIn } from './tree';

export { proseSheets } from '../env';

/** What a text needs besides the style of its words: that of blocks, that of pictures, films and music. */
export type Sheet = 'blocks' | 'media';

/** The style sheets of a text in the order they are to be read: most texts are words, and need neither. */
export function sheetsOf(text: RichText): Sheet[] {
  const elements = elementsIn(text);
  const sheets: [Sheet, (element: Element) => boolean][] = [
    ['blocks', isBlock],
    ['media', isMedia],
  ];

  return sheets.filter(([, needs]) => elements.some(needs)).map(([sheet]) => sheet);
}

const blockTags = new Set(['details', 'summary', 'table', 'td', 'th', 'caption', 'search-form']);

// Whatever is not known to be told by words and media alone counts as a block.
const unblocked =
  /^(wp-block-(heading|list|list-item|paragraph|quote|group|image|gallery|cover|cover__.*|media-text|media-text__.*|embed|embed-.*|embed__.*)|wp-image-\d+|wp-element-caption|wp-has-aspect-ratio|wp-embed-aspect-.*|size-.*|align.*|is-(bold|italic|counted-.*|unsized|cropped|resized|ratio-.*|type-.*|provider-.*|style-rounded)|has-nested-images|columns-.*|screen-reader-text|has-global-padding|(.*-)?is-layout-(flow|constrained))$/;

function isBlock(element: Element): boolean {
  return (
    blockTags.has(element.tagName) ||
    element.properties.dataFile !== undefined ||
    classesOf(element).some((name) => !unblocked.test(name))
  );
}

const mediaTags = new Set(['img', 'video', 'audio']);
const media =
  /^(align|gallery|blocks-gallery|is-ratio|wp-caption|wp-block-(image|cover|media-text|gallery))/;

function isMedia(element: Element): boolean {
  const { dataEmbed, dataZoom } = element.properties;

  return (
    mediaTags.has(element.tagName) ||
    dataEmbed !== undefined ||
    dataZoom !== undefined ||
    classesOf(element).some((name) => media.test(name))
  );
}
