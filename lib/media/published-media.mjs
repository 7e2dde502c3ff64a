import { processState } from '../next-internals/process-state.mjs';

const names = processState('publishedMedia', () => new Set());

const mostNames = 20_000;
const address = /\/api\/media\/([^\s"'<>()?#\\]+)/g;

/**
 * Records the uploaded files that a page or file of the site links to. Requests for these files skip the queue for
 * unknown names (lib/media/media-file.ts).
 *
 * @param {string} text HTML, XML or JSON
 */
export function trackPublishedMedia(text) {
  if (!text.includes('/api/media/')) return;
  for (const [, path = ''] of text.matchAll(address)) addPublishedMedia(decoded(path));
}

/** @param {string} path below WordPress's uploads folder, decoded, e.g. `2026/08/take-one.mp3` */
export function addPublishedMedia(path) {
  const [oldest] = names;
  if (names.size >= mostNames && oldest) names.delete(oldest);
  names.add(path);
}

/**
 * @param {string} path as for addPublishedMedia
 * @returns {boolean}
 */
export const isPublishedMedia = (path) => names.has(path);

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path.replaceAll('&amp;', '&'));
  } catch {
    return path;
  }
}
