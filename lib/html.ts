import { decodeHTML } from 'entities';
import { toHtml } from 'hast-util-to-html';
import sanitizeHtml from 'sanitize-html';

import { cleanHtml } from './html/clean';
import { toTree } from './html/tree';

export { toRichText, type RichText } from './html/rich-text';

/** The words of a piece of HTML, entities decoded, white space folded: for titles, descriptions and alt texts. */
export function plainText(html: string): string {
  const words = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return decodeHTML(words).replace(/\s+/g, ' ').trim();
}

/** HTML from elsewhere, reduced to what cannot run, load a frame or restyle anything; addresses stay as they are. */
export function safeHtml(html: string): string {
  let clean = html;
  for (let round = 1; ; round += 1) {
    const again = cleanHtml(toHtml(toTree(cleanHtml(clean))));
    if (again === clean || round === 8) return again;
    clean = again;
  }
}
