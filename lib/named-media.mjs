// The page cache, the pages and the handlers are bundled apart: what they share lives on the process.
const names = (globalThis.namedMedia ??= new Set());

const mostNames = 20_000;
const address = /\/api\/media\/([^\s"'<>()?#\\]+)/g;

/**
 * Remembers the uploaded files that a page or file of the site names. Whoever has read it may ask for them, and need not
 * wait among names that may be made up (lib/media-file.ts).
 *
 * @param {string} text HTML, XML or JSON
 */
export function noteNamedMedia(text) {
  if (!text.includes('/api/media/')) return;
  for (const [, path = ''] of text.matchAll(address)) noteMedia(decoded(path));
}

/** @param {string} path below WordPress's folder of uploads, decoded, e.g. `2026/08/take-one.mp3` */
export function noteMedia(path) {
  const [oldest] = names;
  if (names.size >= mostNames && oldest) names.delete(oldest);
  names.add(path);
}

/**
 * @param {string} path as for noteMedia
 * @returns {boolean}
 */
export const isNamedMedia = (path) => names.has(path);

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path.replaceAll('&amp;', '&'));
  } catch {
    return path;
  }
}
