// A browser reads the content of these elements as plain text, up to the end tag. A `select` drops the elements in it.
const greedy = ['iframe', 'textarea', 'title', 'select', 'xmp', 'noembed', 'noframes'];

const greedyTag = new RegExp(`<(${[...greedy, 'noscript', 'plaintext'].join('|')})\\b`, 'i');

/**
 * Adds a missing end tag directly after the start tag of an element. Otherwise the rest of the text would become the
 * content of the element. A mistake in one block then does no harm to the blocks after it.
 */
export function withoutUnclosed(html: string): string {
  if (!greedyTag.test(html)) return html;
  const closed = greedy.reduce(withClosed, html);

  // `plaintext` has no end tag at all.
  return withoutNoscript(closed).replace(/<\/?plaintext\b[^<>]*>/gi, '');
}

function withClosed(html: string, tagName: string): string {
  const after = endOfLast(`</${tagName}`, html);
  const start = html.slice(after).search(new RegExp(`<${tagName}\\b`, 'i'));
  const end = start < 0 ? 0 : html.indexOf('>', after + start) + 1;

  return end > 0 ? `${html.slice(0, end)}</${tagName}>${html.slice(end)}` : html;
}

// Removes `noscript` elements: a browser with scripts does not show their content, but the parser would read it as
// elements. A `noscript` with only pictures or frames stays, for hidden-pictures.ts and blocked-players.ts. The text
// after the last end tag is not searched: for each start tag there, the expression would search to the end of the text.
function withoutNoscript(html: string): string {
  const end = endOfLast('</noscript\\s*>', html);
  const withoutTexts = (all: string) => (onlyMedia.test(all) ? all : '');
  const start = html.slice(0, end).replace(/<noscript\b[^]*?<\/noscript\s*>/gi, withoutTexts);

  return start + html.slice(end);
}

const onlyMedia =
  /^<noscript\b[^<>]*>\s*(?:<\/?(?:img|picture|source|iframe)\b[^<>]*>\s*)+<\/noscript\s*>$/i;

/** The index at which the last match ends. 0 when there is none. */
function endOfLast(pattern: string, html: string): number {
  const last = [...html.matchAll(new RegExp(pattern, 'gi'))].at(-1);

  return last ? last.index + last[0].length : 0;
}
