import { rootDir } from '../../../settings.mjs';
import { appFiles } from '../../common/pages/app-files.mjs';

/**
 * Templates of paths that do not exist. Each has a word or a number: {word} is no slug; {page}, {id} and {film} have no
 * page; {year} and {month} are plausible. A route that differs from others by the name of its content type needs no
 * entry here (`plainRoutes`).
 * @type {[route: string, ...templates: string[]][]}
 */
const listed = [
  ['/[locale]/[year]/[month]/[slug]', ...['/{year}/{month}/{word}', '/de/{year}/{month}/{word}']],
  ['/[locale]/biography/[name]', '/biography/{word}', '/de/biografie/{word}'],
  ['/[locale]/category/[slug]', '/category/{word}', '/de/category/{word}'],
  ['/[locale]/category/[slug]/page/[page]', '/category/{word}/page/2'],
  ['/[locale]/events/[slug]', '/events/{word}', '/de/veranstaltungen/{word}'],
  [
    '/[locale]/events/[slug]/event.ics',
    ...['/events/{word}/event.ics', '/de/veranstaltungen/{word}/termin.ics'],
  ],
  ['/[locale]/live-preview/[id]', '/live-preview/{word}'],
  ['/[locale]/music/[slug]', '/music/{word}', '/de/musik/{word}'],
  ['/[locale]/music/page/[page]', '/de/musik/page/{page}'],
  ['/[locale]/old-post/[slug]', '/news/{word}', '/de/news/{word}'],
  ['/[locale]/news/category/[slug]', '/news/category/{word}'],
  ['/[locale]/news/category/[slug]/page/[page]', '/de/news/category/{word}/page/2'],
  ['/[locale]/post-by-id/[id]', '/?p={id}'],
  ['/[locale]/preview/[token]/[image]', '/preview/1-{word}'],
  ['/[locale]/sitemaps/[part]', '/sitemap-posts-{page}.xml'],
  ['/[locale]/tag/[slug]', '/tag/{word}', '/de/tag/{word}'],
  ['/[locale]/tag/[slug]/page/[page]', '/tag/{word}/page/3'],
  ['/[locale]/tours/[slug]', '/tours/{word}', '/de/touren/{word}'],
  ['/[locale]/videos/[slug]', '/videos/{word}', '/de/videos/{word}'],
  [
    '/[locale]/[...rest]',
    ...['/{word}', '/de/{word}/{word}', '/styleguide/{word}', '/de/post-by-id/1/{word}'],
  ],
  ['/[locale]/not-found/[kind]', '/not-found/{word}'],
  ['/api/generated-figure/[seed]', '/api/generated-figure/{word}'],
  ['/api/live-preview/[key]/[locale]', '/api/live-preview/{word}/de'],
  ['/api/media/[...path]', '/api/media/2023/12/{word}.mp3'],
  ['/api/poster/youtube/[...video]', `/api/poster/youtube/{film}/${'x'.repeat(16)}`],
  ['/api/press-kit/[locale]', '/api/press-kit/{word}'],
  ['/api/press-kit/[locale]/[photo]', '/api/press-kit/en/{word}.jpg'],
  [
    '/api/share/[version]/[locale]/[[...page]]',
    ...['/api/share/0/en/videos/{word}', '/api/share/0/de/{word}'],
  ],
];

/** Every route below app/, e.g. `/[locale]/videos/[slug]`. */
export const appRoutes = appFiles(rootDir).map(({ route }) => route);

/**
 * The routes of an item or of a further page of a list that are not listed above, each with its English path.
 * @type {[route: string, template: string][]}
 */
const plainRoutes = appRoutes
  .filter((route) => /^\/\[locale\]\/[a-z-]+\/(\[slug\]|page\/\[page\])$/.test(route))
  .filter((route) => !listed.some(([each]) => each === route))
  .map((route) => [
    route,
    route.replace('/[locale]', '').replace('[slug]', '{word}').replace('[page]', '{page}'),
  ]);

/** Every route that takes a name or a number, with templates for each language. */
export const missingPaths = [...listed, ...plainRoutes];

const templates = missingPaths.flatMap(([, ...each]) => each);

/**
 * A path that does not exist. Numbers that follow each other give paths of all routes in turn. Some paths have
 * capitals, or characters that must be encoded in a URL.
 * @param {string} word that is no slug
 * @param {number} number a higher one at each call
 */
export function missingPath(word, number) {
  const round = Math.floor(number / templates.length);
  const spellings = [word, word, `The-${word}`, `${word}-%C3%BC`];
  const values = {
    ...{ word: spellings[round % spellings.length], page: 500 + number, id: 900_000 + number },
    ...{ year: 2010 + (number % 15), month: `0${1 + (number % 9)}` },
    film: String(number).padStart(11, 'x'),
  };
  return templates[number % templates.length].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}
