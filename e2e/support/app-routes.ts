import { readFileSync } from 'node:fs';

import { pressKit } from '../../content/press/kit';
import { contentTypes } from '../../lib/data/content-type-registry';
import { printNameOf } from '../../lib/data/press/press';
import { pathPattern, routing, type Route } from '../../lib/i18n/routing';
import { appFiles, type AppFile } from '../../stack/system-tests/common/pages/app-files.mjs';
import { content } from './content';
import { examplesOfTypes } from './content-types';

/** A page or route handler of the app, with example paths. */
export type AppRoute = {
  /** The source file, e.g. `app/[locale]/news/page.tsx`. */
  file: string;
  /** The HTTP methods that it exports; for a page only GET. */
  methods: string[];
  /** One path for each language, or a single path if the route does not depend on the language. */
  paths: string[];
  /** The values in the path that are the slug of an item, or the name of a person. */
  names: string[];
  /** The same paths with `value` in place of one parameter: one path for each parameter. */
  withParameter: (value: string) => string[];
};

const { category, stories, tag, tours } = content;

/** Example values for the parameters of routes. The key is the route: the folder below app/. */
const examples: Record<string, Record<string, string>> = {
  ...examplesOfTypes,
  '/[locale]/biography/[name]': { name: stories[0]! },
  '/[locale]/category/[slug]': { slug: category },
  '/[locale]/category/[slug]/page/[page]': { slug: category },
  '/[locale]/news/category/[slug]': { slug: category },
  '/[locale]/news/category/[slug]/page/[page]': { slug: category },
  '/[locale]/sitemaps/[part]': { part: 'sitemap-posts-1.xml' },
  '/[locale]/tag/[slug]': { slug: tag },
  '/[locale]/tag/[slug]/page/[page]': { slug: tag },
  '/[locale]/tours/[slug]': { slug: tours[0]! },
  '/api/generated-figure/[seed]': { seed: '7' },
  '/api/live-preview/[key]/[locale]': { key: 'no-key', locale: 'de' },
  '/api/media/[...path]': { path: '2023/12/tone-432.mp3' },
  '/api/poster/youtube/[...video]': { video: 'M7lc1UVf-VE' },
  '/api/press-kit/[locale]': { locale: 'de' },
  '/api/press-kit/[locale]/[photo]': { locale: 'de', photo: printNameOf(pressKit.photos[0]!) },
  '/api/share/[version]/[locale]/[[...page]]': { version: '0', locale: 'de', page: 'news' },
};

/** The values of a route's parameters. The page need not exist: a short list has no second page. */
const paramsOf = (route: string): Record<string, string> => ({
  ...(route.endsWith('/page/[page]') && { page: '2' }),
  ...examples[route],
});

/** Parameters that accept any value: the site redirects once, to the right address. */
const anyValue = ['/api/share/[version]/[locale]/[[...page]] version'];

/** The public paths of pages whose route is not itself a public path. */
const publicPaths: Record<string, string[]> = {
  '/[locale]/[...rest]': ['/nope/nope', '/de/nope/nope'],
  // A visitor cannot know the id of a live preview, so these paths show no content.
  '/[locale]/live-preview/[id]': ['/live-preview/1', '/de/live-preview/1'],
  '/[locale]/not-found/[kind]': ['/not-found/page', '/de/not-found/event'],
  '/[locale]/post-by-id/[id]': ['/?p=1', '/de?p=1'],
  '/[locale]/preview/[token]/[image]': ['/preview/1-no-key', '/de/vorschau/1-no-key'],
  '/[locale]/search/[[...segments]]': ['/search', '/de/suche'],
  '/[locale]/styleguide': ['/styleguide', '/de/styleguide'],
};

/** Files that Next.js turns into routes because of their names. */
const metadataFiles: AppFile[] = [
  { file: 'app/robots.ts', route: '/robots.txt' },
  { file: 'app/manifest.ts', route: '/manifest.webmanifest' },
];

/**
 * All pages, route handlers and metadata files.
 *
 * @throws {Error} for a route for which this file has no path or no values of its parameters
 */
export function appRoutes(): AppRoute[] {
  return [...appFiles('.'), ...metadataFiles].map(toRoute);
}

function toRoute({ file, route }: AppFile): AppRoute {
  const patterns = patternsOf(route);
  const params = paramsOf(route);
  const paths = publicPaths[route] ?? patterns.map((pattern) => filled(pattern, params));
  if (paths.some((path) => path.includes('['))) {
    throw new Error(`${file} has a parameter: add a value in e2e/support/app-routes.ts`);
  }
  return {
    ...{ file, paths, methods: file.endsWith('/route.ts') ? methodsOf(file) : ['GET'] },
    names: [params.slug, params.name].filter((each) => each !== undefined),
    withParameter: (value) =>
      patterns.flatMap((pattern) =>
        Object.keys(params)
          .filter((each) => !anyValue.includes(`${route} ${each}`))
          .map((each) => filled(pattern, { ...params, [each]: value })),
      ),
  };
}

/** The public paths of a route, with its parameters still in brackets. */
function patternsOf(route: string): string[] {
  if (!route.startsWith('/[locale]')) return [route];
  const shared = route.replace('/[locale]', '') || '/';
  if (publicPaths[route]) return [];
  if (!(shared in routing.pathnames)) {
    throw new Error(`${route} has no public path: add one in e2e/support/app-routes.ts`);
  }
  const visible = routing.locales.map((locale) => {
    const prefix = locale === routing.defaultLocale ? '' : `/${locale}`;
    const path = pathPattern(shared as Route, locale);
    return prefix && path === '/' ? prefix : `${prefix}${path}`;
  });
  return shared.startsWith('/sitemaps') ? visible.slice(0, 1) : visible;
}

/** Whether this is the path of a list to which the URL of a missing item redirects, in either language. */
export function isListOfMissing(path: string): boolean {
  return Object.values(contentTypes)
    .filter(({ whenMissing }) => whenMissing === 'redirect-to-list')
    .flatMap(({ lists: [main] }) => patternsOf(`/[locale]${main.route}`))
    .includes(path);
}

const filled = (pattern: string, params: Record<string, string>) =>
  pattern.replace(/\[+(?:\.{3})?(\w+)\]+/g, (whole, name: string) => params[name] ?? whole);

function methodsOf(file: string): string[] {
  const words = readFileSync(file, 'utf8').matchAll(/^export .*\b(?:function|const) ([A-Z]+)\b/gm);
  return [...words].map(([, method]) => method!);
}
