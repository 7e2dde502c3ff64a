import { pagesOf } from '../system-tests/bench/pages.mjs';

/**
 * A picture to take.
 * @typedef {{ page: string, language: 'en' | 'de', url: string, width: number, height: number }} Screen
 */

const sizes = [
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

/** More types of page. The first link on the page `on` that matches `link` is the page to show. */
const linked = [
  { name: 'tour', on: '/tours', link: /"(\/tours\/[\w-]+)"/, german: '/de/touren/' },
  { name: 'story', on: '/biography', link: /"(\/biography\/[\w-]+)"/, german: '/de/biografie/' },
];

/**
 * One page of each type, and the states of the search, in both languages and at both widths.
 * @param {string} origin of a running site
 * @returns {Promise<Screen[]>}
 */
export async function screensOf(origin) {
  const pages = [
    ...(await pagesOf(origin)).map(({ name, language, url }) => ({ page: name, language, url })),
    ...(await Promise.all(linked.map((each) => pagesLinked(origin, each)))).flat(),
    ...others.flatMap(({ name, en, de }) => inBothLanguages(name, origin + en, origin + de)),
  ];
  return pages.flatMap((page) => sizes.map((size) => ({ ...page, ...size })));
}

/**
 * @param {string} origin
 * @param {(typeof linked)[number]} type
 */
async function pagesLinked(origin, { name, on, link, german }) {
  const path = link.exec(await (await fetch(origin + on)).text())?.[1];
  if (!path) return [];
  const slug = path.split('/').at(-1);
  return inBothLanguages(name, origin + path, origin + german + slug);
}

/**
 * @param {string} page
 * @param {string} en
 * @param {string} de
 */
const inBothLanguages = (page, en, de) => [
  { page, language: /** @type {const} */ ('en'), url: en },
  { page, language: /** @type {const} */ ('de'), url: de },
];
