/** The elements a text may contain. All other tags are removed, but their text stays. */
export const allowedTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'blockquote', 'pre', 'hr', 'br', 'wbr', 'address'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'i', 'ins'],
  ...['kbd', 'mark', 'q', 'rp', 'rt', 'ruby', 's', 'samp', 'small', 'span', 'strong', 'sub'],
  ...['sup', 'time', 'u', 'var', 'img', 'audio', 'video'],
];

/** Formulas (https://www.w3.org/TR/mathml-core/). They keep `display` and no other attribute. */
export const formulaTags = new Set([
  ...['math', 'mrow', 'mi', 'mn', 'mo', 'mtext', 'mspace', 'ms', 'mfrac', 'msqrt', 'mroot'],
  ...['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mmultiscripts', 'mprescripts'],
  ...['mtable', 'mtr', 'mtd', 'mstyle', 'mpadded', 'mphantom', 'semantics'],
]);

/** Shapes of icons (SVG), and the numbers that draw them. */
export const shapeTags = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
export const shapeAttributes = [
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'],
  ...['width', 'height', 'fillRule', 'clipRule', 'transform'],
];

/** The frame of a player, before it becomes a link (embeds.ts). */
export const frameTag = 'embedded-frame';

/**
 * Tags that are replaced: by a tag with the same meaning, or because they are parts of a page that do not belong into a
 * text.
 */
export const renamedTags: Record<string, string> = {
  ...{ h1: 'h2', main: 'div', header: 'div', footer: 'div', nav: 'div', aside: 'div' },
  ...{ section: 'div', article: 'div', center: 'div', hgroup: 'div', dir: 'ul', menu: 'ul' },
  ...{ fieldset: 'div', legend: 'div', dialog: 'div' },
  ...{ strike: 's', tt: 'code', acronym: 'abbr', listing: 'pre', xmp: 'pre' },
  ...{ font: 'span', big: 'span' },
  // A name of ours, which means nothing to a browser.
  ...{ iframe: frameTag },
  // Their words stay. They have no function without a form.
  ...{ select: 'ul', optgroup: 'ul', option: 'li', textarea: 'p' },
};

/** The content of these elements is not visible in a browser, so it is removed too. All other words stay. */
export const silentTags = [
  ...['script', 'style', 'template', 'noembed', 'noframes', 'title', 'datalist', 'canvas'],
  'iframe',
];

/** By element, with the names that the tree has for them (https://github.com/syntax-tree/hast#propertyname). */
export const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  audio: ['src', 'loop'],
  video: ['src', 'poster', 'width', 'height', 'loop'],
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

/** The classes of WordPress's own blocks and shortcodes. No other class can reach our style sheet. */
export const allowedClasses = [
  /^wp-(block|caption|calendar|social)[\w-]*$/,
  /^(has|is)-[\w-]+$/,
  /^align(left|right|center|wide|full)$/,
  /^columns-\d$/,
  /^gallery(-[\w-]+)?$/,
  /^blocks-gallery-[\w-]+$/,
  /^(fn|attachment|tag-cloud-link|rss-[\w-]+|wp-smiley|emoji|avatar|components-placeholder|screen-reader-text)$/,
];
