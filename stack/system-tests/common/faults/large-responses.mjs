import { gzipSync } from 'node:zlib';

/** These sizes are in bytes. */
const large = 30 * 2 ** 20;
const unpacked = 200 * 2 ** 20;
const part = 2 ** 16;

/**
 * A response that is 30 MB too large, in parts: its first object gets a field that was not requested.
 * @param {string} body in JSON
 * @returns {Iterable<string>}
 */
export function* padded(body) {
  const start = body.indexOf('{') + 1;
  if (!start) return yield body;
  const rest = body.slice(start);
  yield `${body.slice(0, start)}"padding":"`;
  for (let sent = 0; sent < large; sent += part) yield 'x'.repeat(part);
  yield /^\s*\}/.test(rest) ? `"${rest}` : `",${rest}`;
}

/** @type {Buffer | undefined} */
let packed;

/** A list of one item with 200 MB of text, in 200 KB of gzip. */
export const bomb = () => (packed ??= gzipSync(`[{"id":1,"title":"${'x'.repeat(unpacked)}"}]`));
