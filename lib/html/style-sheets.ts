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
  'alignments',
  'covers',
  'embeds',
  'sounds',
] as const;

export type StyleSheet = (typeof styleSheets)[number];

/** The extra style sheets that a text needs, in loading order. Most texts have only simple paragraphs and need none. */
export function styleSheetsOf(text: RichText): StyleSheet[] {
  const elements = elementsIn(text);

  return styleSheets.filter((sheet) =>
    elements.some(
      (each) => matches(each, needs[sheet]) || (sheet === 'blocks' && hasUnlistedClass(each)),
    ),
  );
}

/** What an element needs a style sheet for: one of its classes, its tag name, or a property that it has. */
type Need = { classes?: RegExp; tags?: RegExp; property?: string };

function matches(element: Element, { classes, tags, property }: Need): boolean {
  return (
    !!tags?.test(element.tagName) ||
    (property !== undefined && element.properties[property] !== undefined) ||
    namesOf(element).some((name) => classes?.test(name))
  );
}

/** The classes of an element. WordPress gives a gallery those of a row, but here it is a grid. */
function namesOf(element: Element): string[] {
  const names = classesOf(element);
  return names.includes('wp-block-gallery')
    ? names.filter((name) => !name.endsWith('is-layout-flex'))
    : names;
}

const needs = {
  /** Classes that an editor may set on any block: colours, sizes, a box around it. */
  formats: {
    classes:
      /^(has-(text-align-.*|.*-font-size|fit-text|drop-cap)|is-(text-colour|background)-.*|is-(outlined|inset|uppercase|lowercase|capitalize|vertical-text|text-columns-\d))$/,
  },
  /** Classes for the layout of blocks: columns, rows, grids, rows of buttons, and the space between them. */
  layout: {
    classes:
      /^(wp-block-(column.*|button.*|spacer|.*is-layout-(flex|grid))|is-(layout-(flex|grid)|vertical|horizontal|nowrap|content-justification-.*|vertically-aligned-.*|basis-.*|space-.*|not-stacked-on-mobile))$/,
  },
  /** Also every class that is in no other list. */
  blocks: { tags: /^(details|summary|math)$/ },
  tables: {
    tags: /^table$/,
    classes: /^(wp-block-(table|calendar)|has-fixed-layout|is-style-stripes)$/,
  },
  /** Classes of blocks that list or link to other content, of file blocks and of search blocks. */
  widgets: {
    tags: /^search-form$/,
    property: 'dataFile',
    classes:
      /^(wp-block-(social-link.*|tag-cloud.*|page-list.*|post-template|comment-template|navigation.*|breadcrumbs|query-pagination.*|latest-.*|rss.*|archives.*|categories.*|read-more|file.*)|tag-cloud-link|is-card|.*__(post-date|post-author|comment-date|item-.*))$/,
  },
  media: {
    tags: /^(img|video)$/,
    property: 'dataZoom',
    classes: /^(gallery|blocks-gallery|is-ratio|wp-caption|wp-block-(image|gallery))/,
  },
  alignments: { classes: /^align/ },
  covers: { classes: /^wp-block-(cover|media-text)/ },
  embeds: { property: 'dataEmbed' },
  sounds: { tags: /^audio$/ },
} satisfies Record<StyleSheet, Need>;

/** Classes that need no extra style sheet, such as those of our own buttons. */
const plain =
  /^(wp-block-(heading|list|list-item|paragraph|quote|group|image|gallery(-\d+)?|cover|cover__.*|media-text|media-text__.*|embed|embed-.*|embed__.*|video|audio)|align.*|is-(stacked-on-mobile|image-fill|tall-.*|position-.*|style-outline(--\d+)?|style-logos-only|bold|italic|underlined|struck|counted-.*|unsized|cropped|resized|ratio-.*|type-.*|provider-.*|style-rounded)|has-(nested-images|media-on-the-right|custom-content-position)|has-.*(color|background|dim|border).*|blocks-gallery-caption|columns-.*|screen-reader-text|has-global-padding|button(-.*)?|(.*-)?is-layout-(flow|constrained))$/;

const listed = [
  plain,
  needs.formats.classes,
  needs.layout.classes,
  needs.tables.classes,
  needs.widgets.classes,
];

/** Whether an element has a class of a block that none of the lists names. The list of media is not one of them. */
const hasUnlistedClass = (element: Element): boolean =>
  classesOf(element).some((name) => listed.every((list) => !list.test(name)));
