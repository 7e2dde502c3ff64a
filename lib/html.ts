import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';

/** The words of a piece of HTML, entities decoded, white space folded: for titles, descriptions and alt texts. */
export function plainText(html: string): string {
  const words = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return decodeHTML(words).replace(/\s+/g, ' ').trim();
}

/** HTML from elsewhere, reduced to what cannot run, load or restyle anything; safe to write into a page. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'details', 'summary', 'del', 'ins'],
    allowedAttributes: {
      a: ['href', 'title', 'hreflang', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start', 'reversed', 'type'],
      '*': ['lang', 'dir'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: {
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, loading: 'lazy', decoding: 'async' },
      }),
    },
  });
}
