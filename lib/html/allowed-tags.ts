/** The elements a text may contain. All other tags are removed, but their text stays. */
export const allowedTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'blockquote', 'pre', 'hr', 'br', 'wbr', 'address'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'i', 'ins'],
  ...['kbd', 'mark', 'q', 'rp', 'rt', 'ruby', 's', 'samp', 'small', 'span', 'strong', 'sub'],
  ...['sup', 'time', 'u', 'var', 'img', 'audio', 'video', 'track'],
];

/** Formulas (https://www.w3.org/TR/mathml-core/). They keep `display` and no other attribute. */
export const formulaTags = new Set([
  ...['math', 'mrow', 'mi', 'mn', 'mo', 'mtext', 'mspace', 'ms', 'mfrac', 'msqrt', 'mroot'],
  ...['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mmultiscripts', 'mprescripts'],
  ...['mtable', 'mtr', 'mtd', 'mstyle', 'mpadded', 'mphantom', 'semantics'],
]);

/** The SVG elements and attributes that the drawing of an icon may have. */
export const shapeTags = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
export const shapeAttributes = [
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'],
  ...['width', 'height', 'fillRule', 'clipRule', 'transform'],
];

/** The tag that stands for an `iframe` until embeds.ts turns it into a link. */
export const frameTag = 'embedded-frame';

/**
 * Tags that are replaced, and their replacements. A tag is replaced because another tag has the same meaning, or
 * because it is for the structure of a page and does not belong in a text.
 */
export const renamedTags: Record<string, string> = {
  ...{ h1: 'h2', main: 'div', header: 'div', footer: 'div', nav: 'div', aside: 'div' },
  ...{ section: 'div', article: 'div', center: 'div', hgroup: 'div', dir: 'ul', menu: 'ul' },
  ...{ fieldset: 'div', legend: 'div', dialog: 'div' },
  ...{ strike: 's', tt: 'code', acronym: 'abbr', listing: 'pre', xmp: 'pre' },
  ...{ font: 'span', big: 'span' },
  // The name of this replacement is made up. Browsers do not know it.
  ...{ iframe: frameTag },
};

/**
 * The content of these elements is not visible in a browser, so it is removed too. The text of all other elements
 * stays.
 */
export const hiddenTags = [
  ...['script', 'style', 'template', 'noembed', 'noframes', 'title', 'datalist', 'canvas'],
  'iframe',
];

/**
 * The allowed attributes by element, with their property names in the tree
 * (https://github.com/syntax-tree/hast#propertyname).
 */
export const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  audio: ['src'],
  video: ['src', 'poster', 'width', 'height', 'loop'],
  track: ['src', 'kind', 'srcLang', 'label', 'default'],
  td: ['colSpan', 'rowSpan'],
  th: ['colSpan', 'rowSpan', 'scope', 'abbr'],
  col: ['span'],
  colgroup: ['span'],
  ol: ['start', 'reversed'],
  li: ['value'],
  details: ['open', 'name'],
  time: ['dateTime'],
  del: ['dateTime'],
  ins: ['dateTime'],
  data: ['value'],
  abbr: ['title'],
  dfn: ['title'],
  '*': ['id', 'lang', 'dir'],
};

/**
 * The classes of the blocks and shortcodes of WordPress. All other classes are removed: they must not match a rule of
 * our style sheets.
 */
export const allowedClasses = [
  /^wp-(block|caption|calendar|social)[\w-]*$/,
  /^(has|is)-[\w-]+$/,
  /^align(left|right|center|wide|full)$/,
  /^columns-\d$/,
  /^gallery(-[\w-]+)?$/,
  /^blocks-gallery-[\w-]+$/,
  /^(fn|tag-cloud-link|rss-[\w-]+|wp-smiley|emoji|avatar|components-placeholder|screen-reader-text)$/,
];
