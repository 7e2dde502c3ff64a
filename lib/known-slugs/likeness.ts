const marks = /\p{M}/gu;
const notInWords = /[^\p{L}\p{N}]/gu;
const repeated = /(.)\1+/gu;

/** How WordPress writes letters with more than one part, where it does not keep the plain one. */
const plain: Record<string, string> = {
  ...{ ae: 'a', oe: 'o', ue: 'u', æ: 'a', œ: 'o' },
  ...{ ß: 's', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' },
};
const written = new RegExp(Object.keys(plain).join('|'), 'g');

/**
 * What slugs have in common that WordPress may take for one: it reads an address without regard to upper case, accents,
 * signs, and how umlauts are written. More are alike here than there: what is alike is asked for, what is not is not there.
 *
 * @param slug decoded
 */
export function likeness(slug: string): string {
  return slug
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(written, (letters) => plain[letters]!)
    .replace(notInWords, '')
    .replace(repeated, '$1');
}
