import type { Element } from 'hast';

import type { RichText } from './rich-text';
import { classesOf, elementsIn } from './tree';

/** The extra style sheets of a text, each `components/ui/prose-styles/<name>.pcss`. */
export const styleSheets = [
  'formats',
  'layout',
  'blocks',
  'tables',
  'widgets',
  'media',
  'films',
  'sounds',
] as const;

export type StyleSheet = (typeof styleSheets)[number];

/** The extra style sheets that a text needs, in loading order. Most texts have only simple paragraphs and need none. */
export function styleSheetsOf(text: RichText): StyleSheet[] {
  const elements = elementsIn(text);

  return styleSheets.filter((sheet) => elements.some(needs[sheet]));
}

/** Classes that an editor may set on any block: colours, sizes, a box around it. */
const format =
  /^(has-(text-align-.*|.*-font-size|.*(color|background|dim|border).*|fit-text|drop-cap)|is-(tone|ground)-.*|is-(outlined|inset|uppercase|lowercase|capitalize|vertical-text|text-columns-\d))$/;

const isFormat = (element: Element): boolean =>
  classesOf(element).some((name) => format.test(name));

/** Classes for the layout of blocks: columns, rows, grids, rows of buttons, and the space between them. */
const layout =
  /^(wp-block-(column.*|button.*|spacer|.*is-layout-(flex|grid))|wp-element-button|is-(layout-(flex|grid)|vertical|horizontal|nowrap|content-justification-.*|vertically-aligned-.*|basis-.*|space-.*|not-stacked-on-mobile))$/;

const isLayout = (element: Element): boolean =>
  classesOf(element).some((name) => layout.test(name));

const blockTags = new Set(['details', 'summary', 'math']);

/**
 * Classes that need no extra style sheet, such as those of our own buttons. A class that is in none of these lists
 * counts as a block.
 */
const plain =
  /^(wp-block-(heading|list|list-item|paragraph|quote|group|image|gallery|cover|cover__.*|media-text|media-text__.*|embed|embed-.*|embed__.*)|wp-image-\d+|wp-element-caption|wp-has-aspect-ratio|wp-embed-aspect-.*|size-.*|align.*|is-(bold|italic|counted-.*|unsized|cropped|resized|ratio-.*|type-.*|provider-.*|style-rounded)|has-nested-images|columns-.*|screen-reader-text|has-global-padding|button(-.*)?|(.*-)?is-layout-(flow|constrained))$/;

const isBlock = (element: Element): boolean =>
  blockTags.has(element.tagName) ||
  classesOf(element).some((name) =>
    [plain, format, layout, table, widget].every((list) => !list.test(name)),
  );

const table = /^(wp-block-(table|calendar)|has-fixed-layout|is-style-stripes)$/;

const isTable = (element: Element): boolean =>
  element.tagName === 'table' || classesOf(element).some((name) => table.test(name));

/** Classes of blocks that list or link to other content, of file blocks and of search blocks. */
const widget =
  /^(wp-block-(social-link.*|tag-cloud.*|page-list.*|post-template|comment-template|navigation.*|breadcrumbs|query-pagination.*|latest-.*|rss.*|archives.*|categories.*|read-more|file.*)|tag-cloud-link|more-link|is-card|.*__(post-date|post-author|comment-date|item-.*))$/;

const isWidget = (element: Element): boolean =>
  element.tagName === 'search-form' ||
  element.properties.dataFile !== undefined ||
  classesOf(element).some((name) => widget.test(name));

const mediaTags = new Set(['img', 'video']);
const media =
  /^(align|gallery|blocks-gallery|is-ratio|wp-caption|wp-block-(image|cover|media-text|gallery))/;

function isMedia(element: Element): boolean {
  const { dataZoom } = element.properties;

  return (
    mediaTags.has(element.tagName) ||
    dataZoom !== undefined ||
    classesOf(element).some((name) => media.test(name))
  );
}

const isSound = (element: Element): boolean => element.tagName === 'audio';

const isFilm = (element: Element): boolean => element.properties.dataEmbed !== undefined;

const needs: Record<StyleSheet, (element: Element) => boolean> = {
  formats: isFormat,
  layout: isLayout,
  blocks: isBlock,
  tables: isTable,
  widgets: isWidget,
  media: isMedia,
  films: isFilm,
  sounds: isSound,
};
