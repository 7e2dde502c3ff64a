import type { Nodes } from 'hast';
import { decodeHTML } from 'entities';

import { silentTags } from './allowed';
import { parseHtml } from './parse';
import { toReadable } from './readable';
import { withOwnAddresses } from './written-addresses';
import { routing, type Locale } from '../i18n/routing';

export { toRichText, type RichText } from './rich-text';

/**
 * The plain text of a piece of HTML: entities decoded, white space collapsed. For titles, descriptions and alt texts.
 *
 * @param locale the language of the page it is for: a written-out address of ours leads to the page in this language
 */
export function plainText(html: string, locale: Locale = routing.defaultLocale): string {
  const words = html.includes('<') ? wordsOf(html) : decodeHTML(html);

  return withOwnAddresses(words.replace(/\s+/g, ' ').trim(), locale);
}

function wordsOf(html: string): string {
  const tree = parseHtml(html);
  toReadable(tree);

  return visibleWords(tree);
}

function visibleWords(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && silentTags.includes(node.tagName)))
    return '';

  return node.children.map(visibleWords).join('');
}
