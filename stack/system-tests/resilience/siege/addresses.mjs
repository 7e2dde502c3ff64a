import { rootDir } from '../../../settings.mjs';
import { appFiles } from '../../common/pages/app-files.mjs';

/** @typedef {(word: string, number: number) => string} Kind creates a path that does not exist */

/**
 * The routes whose paths differ from the folder below app/, and the German paths. Other routes of content types need no
 * entry: `plainRoutes` adds them.
 * @type {[route: string, ...kinds: Kind[]][]}
 */
const listed = [
  [
    '/[locale]/[year]/[month]/[slug]',
    (word, number) => `/20${10 + (number % 15)}/0${1 + (number % 9)}/${word}`,
    (word, number) => `/de/20${10 + (number % 15)}/0${1 + (number % 9)}/${word}`,
  ],
  ['/[locale]/biography/[name]', (word) => `/biography/${word}`, (word) => `/de/biografie/${word}`],
  ['/[locale]/category/[slug]', (word) => `/category/${word}`, (word) => `/de/category/${word}`],
  ['/[locale]/category/[slug]/page/[page]', (word) => `/category/${word}/page/2`],
  ['/[locale]/events/[slug]', (word) => `/events/${word}`, (word) => `/de/veranstaltungen/${word}`],
  [
    '/[locale]/events/[slug]/event.ics',
    (word) => `/events/${word}/event.ics`,
    (word) => `/de/veranstaltungen/${word}/termin.ics`,
  ],
  ['/[locale]/live-preview/[id]', (word) => `/live-preview/${word}`],
  ['/[locale]/music/[slug]', (word) => `/music/${word}`, (word) => `/de/musik/${word}`],
  ['/[locale]/music/page/[page]', (_, number) => `/de/musik/page/${500 + number}`],
  ['/[locale]/news/[slug]', (word) => `/news/${word}`, (word) => `/de/news/${word}`],
  ['/[locale]/news/category/[slug]', (word) => `/news/category/${word}`],
  ['/[locale]/news/category/[slug]/page/[page]', (word) => `/de/news/category/${word}/page/2`],
  ['/[locale]/post-by-id/[id]', (_, number) => `/?p=${900_000 + number}`],
  ['/[locale]/preview/[token]/[image]', (word) => `/preview/1-${word}`],
  ['/[locale]/sitemaps/[part]', (_, number) => `/sitemap-posts-${500 + number}.xml`],
  ['/[locale]/tag/[slug]', (word) => `/tag/${word}`, (word) => `/de/tag/${word}`],
  ['/[locale]/tag/[slug]/page/[page]', (word) => `/tag/${word}/page/3`],
  ['/[locale]/tours/[slug]', (word) => `/tours/${word}`, (word) => `/de/touren/${word}`],
  ['/[locale]/videos/[slug]', (word) => `/videos/${word}`, (word) => `/de/videos/${word}`],
  [
    '/[locale]/[...rest]',
    (word) => `/${word}`,
    (word) => `/de/${word}/${word}`,
    (word) => `/styleguide/${word}`,
    (word) => `/de/post-by-id/1/${word}`,
  ],
  ['/[locale]/not-found/[kind]', (word) => `/not-found/${word}`],
  ['/api/generated-figure/[seed]', (word) => `/api/generated-figure/${word}`],
  ['/api/live-preview/[key]/[locale]', (word) => `/api/live-preview/${word}/de`],
  ['/api/media/[...path]', (word) => `/api/media/2023/12/${word}.mp3`],
  [
    '/api/poster/youtube/[...video]',
    (_, number) => `/api/poster/youtube/${String(number).padStart(11, 'x')}/${'x'.repeat(16)}`,
  ],
  ['/api/press-kit/[locale]', (word) => `/api/press-kit/${word}`],
  ['/api/press-kit/[locale]/[photo]', (word) => `/api/press-kit/en/${word}.jpg`],
  [
    '/api/share/[version]/[locale]/[[...page]]',
    (word) => `/api/share/0/en/videos/${word}`,
    (word) => `/api/share/0/de/${word}`,
  ],
];

/** Every route below app/, e.g. `/[locale]/videos/[slug]`. */
export const appRoutes = appFiles(rootDir).map(({ route }) => route);

/**
 * The routes of an item or of a further page of a list that are not listed above, each with its English path.
 * @type {[route: string, kind: Kind][]}
 */
const plainRoutes = appRoutes
  .filter((route) => /^\/\[locale\]\/[a-z-]+\/(\[slug\]|page\/\[page\])$/.test(route))
  .filter((route) => !listed.some(([each]) => each === route))
  .map((route) => [route, (word, number) => filled(route, word, 500 + number)]);

/** @param {string} route @param {string} word @param {number} page */
const filled = (route, word, page) =>
  route.replace('/[locale]', '').replace('[slug]', word).replace('[page]', `${page}`);

/**
 * Functions that create paths that do not exist: one for each route that takes a name or a number, in each language.
 * @type {[route: string, ...kinds: Kind[]][]}
 */
export const missingPaths = [...listed, ...plainRoutes];

const kinds = missingPaths.flatMap(([, ...each]) => each);

/**
 * A path that does not exist. Numbers that follow each other give paths of all routes in turn. Some paths have
 * capitals, or characters that must be encoded in a URL.
 * @param {string} word that is no slug
 * @param {number} number a higher one at each call
 */
export function missingPath(word, number) {
  const round = Math.floor(number / kinds.length);
  const spellings = [word, word, `The-${word}`, `${word}-%C3%BC`];
  return kinds[number % kinds.length](spellings[round % spellings.length], number);
}
