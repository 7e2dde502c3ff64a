import assert from 'node:assert/strict';

/** Paths with words that a visitor may have typed (`aenne`), and how the log of an edge shows each. */
const typedPaths = {
  '/preview/1-1790000000-aenne': '/preview/…',
  '/de/vorschau/1-1790000000-aenne?_thumbnail_id=2': '/de/vorschau/…',
  '/2026/08/aenne': '/2026/08/…',
  '/de/veranstaltungen/aenne/termin.ics': '/de/veranstaltungen/…',
  '/Aenne%40example.org/news': '/…',
  '/newsaenne': '/…',
  '/news%2Faenne': '/news/…',
  '/aenne/../tag/aenne': '/tag/…',
  '/search?q=aenne': '/search',
  '/0041791234567': '/…',
  '/de/': '/de/',
  '/': '/',
};

/** @param {ReturnType<typeof import('./running-edge.mjs').runningEdge>} edge */
export async function askForTypedPaths({ get }) {
  for (const path of Object.keys(typedPaths)) await get(path);
}

/**
 * @param {string[]} paths as logged
 * @param {(path: string) => boolean} [isKnown] paths that this edge does not rewrite before it logs them
 */
export function assertLogged(paths, isKnown = () => true) {
  const expected = Object.entries(typedPaths).filter(([path]) => isKnown(path));
  assert.deepEqual(
    expected.map(([, logged]) => logged).filter((logged) => !paths.includes(logged)),
    [],
  );
}
