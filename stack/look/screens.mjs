import { pagesOf } from '../system-tests/bench/pages.mjs';

/**
 * A picture to take. `file`: its name.
 * @typedef {{ page: string, url: string, file: string, viewport: { width: number, height: number } }} Screen
 */

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Pages and states that the list of the benchmark (`pagesOf`) does not have. */
const others = [
  { name: 'search', en: '/search', de: '/de/suche' },
  { name: 'search with results', en: '/search?q=piano', de: '/de/suche?q=piano' },
  { name: 'search without results', en: '/search?q=xyzzyplugh', de: '/de/suche?q=xyzzyplugh' },
  { name: 'thanks', en: '/contact/thanks', de: '/de/kontakt/danke' },
  { name: 'disclaimer', en: '/disclaimer', de: '/de/haftungsausschluss' },
  { name: 'not found', en: '/nope', de: '/de/nope' },
];

/**
 * One page of each type, and the states of the search, in both languages and at both widths.
 * @param {string} origin of a running site
 * @returns {Promise<Screen[]>}
 */
export async function screensOf(origin) {
  const pages = [
    ...(await pagesOf(origin)),
    ...others.flatMap(({ name, en, de }) => [
      { name, language: 'en', url: origin + en },
      { name, language: 'de', url: origin + de },
    ]),
  ];
  return pages.flatMap(({ name, language, url }) =>
    viewports.map((viewport) => {
      const file = `${name.replaceAll(' ', '-')}-${language}-${viewport.width}.jpeg`;
      return { page: name, url, file, viewport };
    }),
  );
}
