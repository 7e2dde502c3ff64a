import { decodeHTML } from 'entities';

import { removeContinueReading, withoutContinueReading } from './continue-reading';
import { parseHtml } from './parse';
import { makeStatic } from './static-html';
import { removeShortcodes } from './remove-shortcodes';
import { withoutShortcodes } from './shortcodes';
import { inLines, inOneLine, linesOf, wordsOf } from './visible-words';
import { withOwnAddresses } from './own-urls-in-text';
import { routing, type Locale } from '../i18n/routing';

/**
 * The plain text of a piece of HTML. Entities are decoded, and blocks and line breaks separate words. Shortcodes and
 * the link from an excerpt to its post are removed. For titles, descriptions, calendars, feeds and alt texts.
 *
 * @param locale the language of the page that shows the text: URLs of our pages in the text become those of the pages
 *   in this language
 * @param keepLines whether blocks and line breaks start new lines. Otherwise the text is one line
 */
export function plainText(
  html: string,
  locale: Locale = routing.defaultLocale,
  { keepLines = false } = {},
): string {
  const words = html.includes('<')
    ? wordsOfHtml(html, keepLines)
    : (keepLines ? inLines : inOneLine)(withoutShortcodes(decodeHTML(html)));

  return withOwnAddresses(withoutContinueReading(words), locale);
}

function wordsOfHtml(html: string, keepLines: boolean): string {
  const tree = parseHtml(html);
  removeContinueReading(tree);
  makeStatic(tree);
  removeShortcodes(tree);

  return (keepLines ? linesOf : wordsOf)(tree);
}
