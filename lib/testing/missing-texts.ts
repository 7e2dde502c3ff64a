/**
 * The texts that `shown` does not contain. Each part of `shown` counts for only one text: a text that is expected twice
 * and shown once is missing once. White space and the order of the texts do not matter.
 */
export function missingTexts(expected: string[], shown: string[]): string[] {
  return compareTexts(expected, shown).missing;
}

/** The parts of `shown` that do not belong to any of the texts, without white space. */
export function addedTexts(expected: string[], shown: string[]): string[] {
  return compareTexts(expected, shown).added;
}

const bare = (text: string) => text.replace(/\s+/g, '');
const taken = '\u0000';

function compareTexts(expected: string[], shown: string[]) {
  let rest = shown.map(bare).join('');
  const missing: string[] = [];
  // Longest first, because a short text may also be a part of a longer one.
  for (const text of expected.toSorted((a, b) => b.length - a.length)) {
    const words = bare(text);
    const start = rest.indexOf(words);
    if (start < 0) missing.push(text);
    else rest = rest.slice(0, start) + taken + rest.slice(start + words.length);
  }
  return { missing, added: rest.split(taken).filter(Boolean) };
}
