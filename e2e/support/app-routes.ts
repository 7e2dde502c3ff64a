import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { pathPattern, routing, type Route } from '../../lib/i18n/routing';

/** A page or a handler of the app, with an address of it that leads somewhere. */
export type AppRoute = {
  /** Where it stands, e.g. `app/[locale]/news/page.tsx`. */
  file: string;
  /** What it answers to; a page to GET alone. */
  methods: string[];
  /** An address in each language, or the one there is. */
  paths: string[];
  /** The same with something odd in the place of each of its parameters in turn. */
  with: (odd: string) => string[];
};

/** What a parameter may be, so that its page is there: by the route, as it stands below app/. */
const examples: Record<string, Record<string, string>> = {
  '/[locale]/[year]/[month]/[slug]': { year: '2026', month: '08', slug: 'northbound' },
  '/[locale]/biography/[name]': { name: 'aura' },
  '/[locale]/category/[slug]': { slug: 'concerts-tours' },
  '/[locale]/category/[slug]/page/[page]': { slug: 'concerts-tours', page: '2' },
  '/[locale]/events/[slug]': { slug: 'one-note-at-ten-to-nine' },
  '/[locale]/events/[slug]/event.ics': { slug: 'one-note-at-ten-to-nine' },
  '/[locale]/events/page/[page]': { page: '2' },
  '/[locale]/music/[slug]': { slug: 'night-grammar' },
  '/[locale]/music/page/[page]': { page: '2' },
  '/[locale]/news/[slug]': { slug: 'northbound' },
  '/[locale]/news/category/[slug]': { slug: 'journal' },
  '/[locale]/news/category/[slug]/page/[page]': { slug: 'journal', page: '2' },
  '/[locale]/news/page/[page]': { page: '2' },
  '/[locale]/past-events/page/[page]': { page: '2' },
  '/[locale]/sitemaps/[part]': { part: 'sitemap-posts-1.xml' },
  '/[locale]/tag/[slug]': { slug: 'piano-keys' },
  '/[locale]/tag/[slug]/page/[page]': { slug: 'piano-keys', page: '2' },
  '/[locale]/tours/[slug]': { slug: 'music-love-tour' },
  '/[locale]/videos/[slug]': { slug: 'rims' },
  '/[locale]/videos/page/[page]': { page: '2' },
  '/api/figure/[seed]': { seed: '7' },
  '/api/media/[...path]': { path: '2023/12/tone-432.mp3' },
  '/api/poster/youtube/[...film]': { film: 'M7lc1UVf-VE' },
  '/api/press-kit/[locale]': { locale: 'de' },
  '/api/share/[version]/[locale]/[[...page]]': { version: '0', locale: 'de', page: 'news' },
};

/** Parameters that may be anything: the right address is one redirect away. */
const free = ['/api/share/[version]/[locale]/[[...page]] version'];

/** The addresses of pages whose route is no address. */
const hidden: Record<string, string[]> = {
  '/[locale]/[...rest]': ['/nope/nope', '/de/nope/nope'],
  '/[locale]/not-found/[screen]': ['/not-found/page', '/de/not-found/event'],
  '/[locale]/post-address/[id]': ['/?p=1', '/de?p=1'],
  '/[locale]/preview/[token]/[image]': ['/preview/1-no-key', '/de/vorschau/1-no-key'],
  '/[locale]/search/[[...asked]]': ['/search', '/de/suche'],
  '/[locale]/styleguide': ['/styleguide', '/de/styleguide'],
};

/** Files that the framework makes routes of by their names. */
const named: Record<string, string> = { robots: '/robots.txt', manifest: '/manifest.webmanifest' };

/**
 * All there are, read from the folder itself.
 *
 * @throws {Error} for one of which nothing is known here
 */
export function appRoutes(): AppRoute[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });

  return files.sort().flatMap((file) => {
    const name = /(?:^|\/)(page\.tsx|route\.ts|robots\.ts|manifest\.ts)$/.exec(file)?.[1];
    return name ? [toRoute(join('app', file), name.split('.')[0]!)] : [];
  });
}

function toRoute(file: string, name: string): AppRoute {
  const folder = dirname(file).replace(/^app/, '') || '/';
  const route = named[name] ?? folder;
  const patterns = patternsOf(route);
  const params = examples[route] ?? {};
  const paths = hidden[route] ?? patterns.map((pattern) => filled(pattern, params));
  if (paths.some((path) => path.includes('['))) {
    throw new Error(`${file} has a parameter: say in e2e/support/app-routes.ts what it may be`);
  }
  return {
    ...{ file, paths, methods: name === 'route' ? methodsOf(file) : ['GET'] },
    with: (odd) =>
      patterns.flatMap((pattern) =>
        Object.keys(params)
          .filter((each) => !free.includes(`${route} ${each}`))
          .map((each) => filled(pattern, { ...params, [each]: odd })),
      ),
  };
}

/** The visible paths of a route, parameters still in brackets. */
function patternsOf(route: string): string[] {
  if (!route.startsWith('/[locale]')) return [route];
  const shared = route.replace('/[locale]', '') || '/';
  if (hidden[route]) return [];
  if (!(shared in routing.pathnames)) {
    throw new Error(`Nothing leads to ${route}: say in e2e/support/app-routes.ts what does`);
  }
  const visible = routing.locales.map((locale) => {
    const prefix = locale === routing.defaultLocale ? '' : `/${locale}`;
    const path = pathPattern(shared as Route, locale);
    return prefix && path === '/' ? prefix : `${prefix}${path}`;
  });
  return shared.startsWith('/sitemaps') ? visible.slice(0, 1) : visible;
}

const filled = (pattern: string, params: Record<string, string>) =>
  pattern.replace(/\[+(?:\.{3})?(\w+)\]+/g, (whole, name: string) => params[name] ?? whole);

function methodsOf(file: string): string[] {
  const words = readFileSync(file, 'utf8').matchAll(/^export .*\b(?:function|const) ([A-Z]+)\b/gm);
  return [...words].map(([, method]) => method!);
}
