const marks = /\p{M}/gu;
const notInWords = /[^\p{L}\p{N}]/gu;
const repeated = /(.)\1+/gu;

/** Letter pairs and special letters that WordPress may write in another way, and the plain letter used here. */
const plain: Record<string, string> = {
  ...{ ae: 'a', oe: 'o', ue: 'u', æ: 'a', œ: 'o' },
  ...{ ß: 's', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' },
};
const written = new RegExp(Object.keys(plain).join('|'), 'g');

/**
 * A key that is equal for all slugs that WordPress may treat as the same. WordPress ignores case, accents, punctuation
 * and the spelling of umlauts in an address. This key matches more slugs than WordPress does: a match is checked with a
 * request to WordPress, and without a match the slug does not exist.
 *
 * @param slug decoded
 */
export function likeness(slug: string): string {
  return slug
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(written, (letters) => plain[letters] ?? letters)
    .replace(notInWords, '')
    .replace(repeated, '$1');
}
