/** What a text may be made of. Everything else is left out; its words stay. */
export const allowedTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'blockquote', 'pre', 'hr', 'br', 'wbr', 'address'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'cite',
    'code',
    'data',
    'del',
    'dfn',
    'em',
    'i',
    'ins',
    'kbd',
  ],
  ...[
    'mark',
    'q',
    'rp',
    'rt',
    'ruby',
    's',
    'samp',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'time',
  ],
  ...['u', 'var', 'img', 'audio', 'video'],
];

/** Tags that mean what another one means, or mean a part of a page that a text is not. */
export const renamedTags: Record<string, string> = {
  ...{ h1: 'h2', main: 'div', header: 'div', footer: 'div', nav: 'div', aside: 'div' },
  ...{ section: 'div', article: 'div', center: 'div', hgroup: 'div', dir: 'ul', menu: 'ul' },
  ...{ strike: 's', tt: 'code', acronym: 'abbr', listing: 'pre' },
};

/** What stands between these is no text for readers. */
export const silentTags = [
  ...[
    'script',
    'style',
    'template',
    'noscript',
    'noembed',
    'noframes',
    'title',
    'xml',
    'svg',
    'math',
  ],
  ...['select', 'option', 'textarea', 'datalist', 'object', 'applet', 'iframe', 'label', 'button'],
  ...['xmp', 'plaintext', 'frameset', 'canvas'],
];

export const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  audio: ['src', 'loop'],
  video: ['src', 'poster', 'width', 'height', 'loop'],
  table: [],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'headers', 'scope', 'abbr'],
  col: ['span'],
  colgroup: ['span'],
  ol: ['start', 'reversed'],
  li: ['value'],
  details: ['open'],
  time: ['datetime'],
  del: ['datetime'],
  ins: ['datetime'],
  data: ['value'],
  abbr: ['title'],
  dfn: ['title'],
  '*': ['id', 'class', 'lang', 'dir'],
};

/** The classes of WordPress's own blocks and shortcodes; no other can reach our style sheet. */
export const allowedClasses = [
  /^wp-(block|caption|calendar|social)[\w-]*$/,
  /^(has|is)-[\w-]+$/,
  /^align(left|right|center|wide|full)$/,
  /^columns-\d$/,
  /^gallery(-[\w-]+)?$/,
  /^blocks-gallery-[\w-]+$/,
  /^(fn|attachment|tag-cloud-link|rss-[\w-]+|wp-smiley|emoji|avatar|components-placeholder|screen-reader-text)$/,
];
