// A line that ends in one of these leaves the reader hanging.
const weak = new Set([
  'a',
  'an',
  'the',
  'of',
  'in',
  'to',
  'and',
  'or',
  'for',
  'at',
  'with',
  '&',
  'is',
  'we',
  'on',
]);

/**
 * Breaks a text into exactly `count` lines of even length; the first may hang its quotation mark.
 * @param {(words:string) => number} measure
 * @returns {string[] | null} null when there are fewer words than lines
 */
export function wrap(text, count, measure) {
  const words = text.split(' ');
  if (words.length < count) return null;
  const ideal = measure(text) / count;
  const best = new Map();
  const cost = (from, lines) => {
    const key = `${from} ${lines}`;
    if (!best.has(key)) best.set(key, cheapest(from, lines));
    return best.get(key);
  };
  const cheapest = (from, lines) => {
    if (lines === 1)
      return { cost: raggedness(words.slice(from), ideal, measure, true), end: words.length };
    let found = { cost: Infinity };
    for (let end = from + 1; end <= words.length - lines + 1; end++) {
      const total = raggedness(words.slice(from, end), ideal, measure) + cost(end, lines - 1).cost;
      if (total < found.cost) found = { cost: total, end };
    }
    return found;
  };
  return linesOf(words, count, cost);
}

function raggedness(words, ideal, measure, last = false) {
  const off = measure(words.join(' ')) / ideal - 1;
  const hanging = !last && weak.has(words.at(-1).toLowerCase()) ? 0.12 : 0;
  return off * off + hanging;
}

function linesOf(words, count, cost) {
  const lines = [];
  for (let from = 0, left = count; left > 0; left--) {
    const { end } = cost(from, left);
    lines.push(words.slice(from, end).join(' '));
    from = end;
  }
  return lines;
}
