/** Short words that should not be the last of a line, because they belong to the next word. */
const weak = new Set([
  ...['a', 'an', 'the', 'of', 'in', 'to', 'and', 'or', 'for', 'at', 'with', '&', 'is', 'we', 'on'],
  ...['der', 'die', 'das', 'den', 'dem', 'ein', 'eine', 'und', 'im', 'am', 'um', 'zu', 'für'],
  ...['mit', 'von'],
]);

/**
 * The width of some words on one line.
 * @typedef {(words: string) => number} Measure
 */

/** @typedef {{ cost: number, end: number }} Break `end` is the first word of the next line */

/**
 * Breaks a text into exactly `count` lines of even length.
 * @param {string} text
 * @param {number} count
 * @param {Measure} measure
 * @returns {string[] | null} null when there are fewer words than lines
 */
export function wrap(text, count, measure) {
  const words = text.split(' ');
  if (words.length < count) return null;
  const ideal = measure(text) / count;
  /** @type {Map<string, Break>} */
  const known = new Map();
  /** @type {(from: number, lines: number) => Break} */
  const best = (from, lines) => {
    const key = `${from} ${lines}`;
    const found = known.get(key) ?? cheapest(from, lines);
    known.set(key, found);
    return found;
  };
  /** @type {(from: number, lines: number) => Break} */
  const cheapest = (from, lines) => {
    if (lines === 1)
      return { cost: raggedness(words.slice(from), ideal, measure, true), end: words.length };
    let found = { cost: Infinity, end: words.length };
    for (let end = from + 1; end <= words.length - lines + 1; end++) {
      const total = raggedness(words.slice(from, end), ideal, measure) + best(end, lines - 1).cost;
      if (total < found.cost) found = { cost: total, end };
    }
    return found;
  };
  return linesOf(words, count, best);
}

/**
 * The cost of a line: the square of its relative difference from the ideal length, and an extra cost if a weak word
 * ends it.
 * @param {string[]} words
 * @param {number} ideal
 * @param {Measure} measure
 * @param {boolean} [last] a weak word at the end of the last line costs nothing
 */
function raggedness(words, ideal, measure, last = false) {
  const off = measure(words.join(' ')) / ideal - 1;
  const hanging = !last && weak.has(words.at(-1)?.toLowerCase() ?? '') ? 0.12 : 0;
  return off * off + hanging;
}

/**
 * @param {string[]} words
 * @param {number} count
 * @param {(from: number, lines: number) => Break} best
 */
function linesOf(words, count, best) {
  const lines = [];
  for (let from = 0, left = count; left > 0; left--) {
    const { end } = best(from, left);
    lines.push(words.slice(from, end).join(' '));
    from = end;
  }
  return lines;
}
