/**
 * The elements whose text a browser puts on separate lines. The text of all other elements joins the text around it.
 */
const blocks = new Set([
  ...[
    'address',
    'article',
    'aside',
    'audio',
    'blockquote',
    'body',
    'br',
    'caption',
    'center',
    'dd',
  ],
  ...['details', 'dialog', 'dir', 'div', 'dl', 'dt', 'embed', 'fieldset', 'figcaption', 'figure'],
  ...['footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hgroup', 'hr', 'iframe'],
  ...['legend', 'li', 'listing', 'main', 'menu', 'nav', 'object', 'ol', 'optgroup', 'option', 'p'],
  ...['plaintext', 'pre', 'search', 'section', 'select', 'summary', 'table', 'tbody', 'tfoot'],
  ...['textarea', 'thead', 'tr', 'ul', 'video', 'xmp'],
]);

/** Whether a browser puts the text of an element with this tag name on a separate line. */
export const breaksLine = (tagName: string) => blocks.has(tagName);
