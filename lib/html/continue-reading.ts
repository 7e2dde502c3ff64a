import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';

import { changeElements, classesOf, elementsIn } from './tree';

// Class names that themes, plugins and the blocks of WordPress give the link from an excerpt to its post.
const className =
  /(?:^|[-_])(?:read[-_]?more|(?:continue|keep)[-_]?reading|more[-_]?link|(?:link|excerpt)[-_]more|moretag|weiterlesen)(?:$|[-_])/i;
// The maximum length of the text of such a link, in characters.
const maxLength = 200;

// The phrases in such a link, as parts of regular expressions.
const goOn = 'continue reading|keep reading|weiter ?lesen';
const readMore =
  'read more|read on|read (?:the )?(?:rest|full (?:post|article|story))|(?:mehr|jetzt) lesen|(?:beitrag|artikel) lesen|zum (?:ganzen )?(?:beitrag|artikel)';
const end = '[^\\p{L}\\p{N}]*$';
// A link with nothing but a phrase.
const onlyPhrase = new RegExp(`^\\W*(?:${goOn}|${readMore}|more|mehr(?: erfahren)?)${end}`, 'iu');
// These phrases mean such a link only after an ellipsis.
const afterEllipsis = `${goOn}|${readMore}|read post|view (?:post|article)|continued`;
// A link with one of these phrases, and perhaps the title of the post.
const withTitle = new RegExp(
  `^\\W*(?:${afterEllipsis})(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?:${afterEllipsis})${end}`,
  'iu',
);
const cutOff = /(?:…|\.{3})\]?$/;
// In plain text: a phrase after an ellipsis, with or without the title of the post.
const afterDots = new RegExp(
  `((?:…|\\.{3})\\]?)\\s*(?:(?:${goOn})(?![\\p{L}\\p{N}]).{0,${maxLength}}|(?:${readMore})${end})$`,
  'iu',
);

// In plain text: a phrase with an arrow after it.
const beforeArrow = new RegExp(`(?<=\\S)\\s+(?:${goOn}|${readMore})\\s*[→»›]$`, 'iu');

/**
 * Removes the link from an excerpt to its post, such as `Continue reading …` or `Weiterlesen`. Its text means nothing
 * without the link. It is recognised by its class, or by its text if it is the last link and at the end of the excerpt.
 */
export function removeContinueReading(tree: Root): void {
  const links = elementsIn(tree).filter(({ tagName }) => tagName === 'a');
  const found = new Set(links.filter(hasItsClass));
  const last = links.at(-1);
  if (last && !found.has(last) && isAtEnd(last, tree)) found.add(last);
  if (found.size > 0) changeElements(tree, (each) => (found.has(each) ? [] : [each]));
}

const hasItsClass = (link: Element) =>
  classesOf(link).some((name) => className.test(name)) && toString(link).length <= maxLength;

function isAtEnd(link: Element, tree: Root): boolean {
  const [words, text] = [toString(link).trim(), toString(tree).trimEnd()];
  if (words === '' || words.length > maxLength || !text.endsWith(words)) return false;
  const before = text.slice(0, -words.length).trimEnd();

  return (
    before !== '' && (onlyPhrase.test(words) || (cutOff.test(before) && withTitle.test(words)))
  );
}

/**
 * Removes the text of such a link from the end of a plain text, such as `The tone … Continue reading Floor` or
 * `The tone. Weiterlesen →`.
 */
export function withoutContinueReading(text: string): string {
  const cut = /…|\.{3}/.test(text) ? text.replace(afterDots, '$1') : text;

  return /[→»›]$/.test(cut) ? cut.replace(beforeArrow, '') : cut;
}
