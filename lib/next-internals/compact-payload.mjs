// The form in which Next.js writes a part of the RSC payload: `"` and `\` are escaped as in JSON, and `<`, `>` and `&`
// as `\u003c` and so on.
const part = /<script>self\.__next_f\.push\(\[1,"((?:[^"\\]|\\.)*)"\]\)<\/script>/g;

// A page with a binary part stays unchanged: that part must keep its position between the others. No page of this site
// has one.
const binaryPart = 'self.__next_f.push([3,';

/**
 * Writes the RSC payload of a page as one script with one string in single quotes. Next.js writes several, in double
 * quotes, and the payload is full of double quotes, which then need a backslash each. This saves about 7 % of the HTML,
 * 1.5 % after gzip, and makes the Content-Security-Policy shorter, which has a hash of each script.
 *
 * @param {string} html a whole document as Next.js renders it
 * @returns {string} the changed document; unchanged when it has no payload, or one with binary parts
 */
export function withCompactPayload(html) {
  const parts = [...html.matchAll(part)];
  const last = parts.at(-1);
  if (!last || html.includes(binaryPart)) return html;

  const payload = parts.map(([, text = '']) => requoted(text)).join('');
  const script = `<script>self.__next_f.push([1,'${payload}'])</script>`;
  const [before, after] = [html.slice(0, last.index), html.slice(last.index + last[0].length)];
  return before.replace(part, '') + script + after;
}

/**
 * Converts the content of a string literal in double quotes to that of a string literal in single quotes.
 *
 * @param {string} text
 */
const requoted = (text) =>
  text.replace(/\\.|'/g, (found) => (found === '\\"' ? '"' : found === "'" ? "\\'" : found));
