// How WordPress and themes end an excerpt that they generated themselves.
const ending = /\s*(?:\[(?:…|\.{3})\]|…|\.{3})$/;

/**
 * The excerpt of a text. A shortened one ends in an ellipsis: `We played until…`. An excerpt that WordPress has
 * generated has no spaces where the text has line breaks, so its spaces are taken from the text.
 *
 * @param excerpt plain text
 * @param text the whole text, plain; empty when it is not known
 */
export function toExcerpt(excerpt: string, text = ''): string {
  const words = excerpt.replace(ending, '');

  return `${spacedAs(text, words) ?? words}${words === excerpt ? '' : '…'}`;
}

/** The beginning of the text with the same characters, apart from spaces. Null when the text begins differently. */
function spacedAs(text: string, words: string): string | null {
  const letters = words.replace(/\s/g, '');
  if (letters === '') return null;
  let count = 0;
  let end = 0;
  while (count < letters.length && end < text.length) {
    const letter = text.charAt(end++);
    if (letter === letters[count]) count += 1;
    else if (/\S/.test(letter)) return null;
  }
  return count === letters.length ? text.slice(0, end) : null;
}
