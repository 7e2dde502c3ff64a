/** Latin letters, figures and punctuation that all fonts of the share images have. A test checks the fonts. */
const supported =
  /[\u0020-\u007e\u00a1-\u00ac\u00ae-\u0148\u014a-\u017e\u0218-\u021b‘’‚“”„–—•…′″‹›⁄€™−]/u;

/**
 * Reduces a text to one line of characters that our fonts have. An accented letter that is missing loses its accent. A
 * character that is missing entirely (emoji, other scripts) is left out. May return an empty text.
 */
export function supportedText(text: string): string {
  return [...text.normalize('NFC')]
    .map(toSupportedLetter)
    .join('')
    .replace(/ +/g, ' ')
    .replace(/ (?=[.,:;!?…)])/g, '')
    .trim();
}

function toSupportedLetter(letter: string): string {
  if (/\s/.test(letter)) return ' ';
  if (/[\u2010\u2011]/.test(letter)) return '-';
  const [base = ''] = letter.normalize('NFKD');

  return [letter, base].find((each) => supported.test(each)) ?? '';
}
