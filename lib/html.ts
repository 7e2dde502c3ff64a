import { decodeHTML } from 'entities';
import { toHtml } from 'hast-util-to-html';
import sanitizeHtml from 'sanitize-html';

import { cleanHtml } from './html/clean';
import { toTree } from './html/tree';
import { withOwnAddresses } from './html/written-addresses';
import { routing, type Locale } from './i18n/routing';

export { toRichText, type RichText } from './html/rich-text';

/**
 * The words of a piece of HTML, entities decoded, white space folded: for titles, descriptions and alt texts.
 *
 * @param locale of the page it is for: an address of ours that is written out leads to the page in this language
 */
export function plainText(html: string, locale: Locale = routing.defaultLocale): string {
  const words = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return withOwnAddresses(decodeHTML(words).replace(/\s+/g, ' ').trim(), locale);
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
