import { readList } from '../../parts/wordpress-rest.mjs';
import { pause } from '../../processes/wait.mjs';
import { rootDir } from '../../settings.mjs';
import { median } from '../numbers.mjs';
import { pathOf, pathsOf } from '../post-paths.mjs';

/**
 * `proxy`: the proxy in front of WordPress, which counts the requests.
 * @typedef {{ origin: string, wordpressUrl: string, proxy: import('../common/faults/fault-proxy.mjs').FaultProxy }} Site
 */
/**
 * `wordpress`: how many milliseconds WordPress took for all requests together.
 * @typedef {{ requests: number, wordpress: number, milliseconds: number, wrong: string[] }} PageLoad
 */
/** @typedef {{ name: string, limit: number, status?: number, paths: string[] }} Row `limit`: requests to WordPress */

// In milliseconds. Pages rendered within two seconds share WordPress's responses (lib/wordpress/shared-responses.ts).
const pauseBetween = 2_100;
const postsPerPage = 20;
const firstNotPrerendered = 6;
const requestsPerPage = 3;

const contentTypesOfSite = `export { contentTypes } from './lib/data/content-type-registry';
  export { pagedSitemaps } from './lib/data/sitemap-names';`;

/**
 * How many requests to WordPress the index of the sitemaps and the sitemap of the lists may cause: one for each content
 * type or taxonomy that they show.
 * @returns {Promise<{ index: number, lists: number }>}
 */
export async function sitemapLimits() {
  // Imported here, because the caller may install its package only after this file has been loaded.
  const { load } = await import('../common/site/load.mjs');
  const { contentTypes, pagedSitemaps } = await load(rootDir, contentTypesOfSite);
  const lists = Object.values(contentTypes).filter(({ sitemapsOfLists }) =>
    sitemapsOfLists.includes('pages'),
  );
  return { index: pagedSitemaps.size, lists: lists.length };
}

/**
 * The pages to request, each for the first time. Pages that the build has rendered must cause no request to WordPress.
 * Of the further pages of a list, two in the middle and the last one are requested.
 * @param {string} wordpressUrl
 * @returns {Promise<Row[]>}
 */
export async function rowsFor(wordpressUrl) {
  const [limits, oldest, categories, tags] = await Promise.all([
    sitemapLimits(),
    readList(wordpressUrl, '/posts?orderby=date&order=asc&per_page=6&_fields=slug,date'),
    readList(wordpressUrl, '/categories?orderby=count&order=desc&per_page=1&_fields=slug,count'),
    readList(wordpressUrl, '/tags?orderby=count&order=desc&per_page=3&_fields=slug,count'),
  ]);
  const [category] = categories.items;
  const news = furtherPages(oldest.total, firstNotPrerendered);
  const topic = furtherPages(category.count, 2);
  const posts = oldest.items.map(pathOf);
  const sitemaps = Math.ceil(oldest.total / 300);
  const page = (name, paths, more = {}) => ({ name, paths, limit: requestsPerPage, ...more });
  return [
    page('home and news, as built', ['/', '/de', '/news', '/de/news'], { limit: 0 }),
    page(
      'news, pages in the middle',
      news.middle.map((number) => `/news/page/${number}`),
    ),
    page('news, the last page', [`/news/page/${news.last}`, `/de/news/page/${news.last}`]),
    page('category, as built', [`/category/${category.slug}`, `/de/category/${category.slug}`], {
      limit: 0,
    }),
    page(
      'category, pages in the middle',
      topic.middle.map((number) => `/category/${category.slug}/page/${number}`),
    ),
    page('category, the last page', [`/category/${category.slug}/page/${topic.last}`]),
    page('news of a category', [`/news/category/${category.slug}/page/${topic.last}`]),
    page(
      'tag',
      tags.items.map(({ slug }) => `/tag/${slug}`),
    ),
    page('an old post', posts.slice(0, 4)),
    page(
      'an old post, German',
      posts.slice(4).map((path) => `/de${path}`),
    ),
    page('a post that does not exist', ['/2012/02/no-such-post', '/de/2012/02/no-such'], {
      status: 404,
    }),
    page('sitemap index', ['/sitemap.xml'], { limit: limits.index }),
    page('sitemap of the lists', ['/sitemap-pages-1.xml'], { limit: limits.lists }),
    page('sitemap of the newest posts', ['/sitemap-posts-1.xml']),
    page('sitemap of the oldest posts', sitemaps > 1 ? [`/sitemap-posts-${sitemaps}.xml`] : []),
    page('sitemap of the categories', ['/sitemap-categories-1.xml']),
    page('feeds', ['/feed.xml', '/de/feed.xml', '/feed.json']),
    page('search', [
      '/search?q=piano',
      '/search?q=song',
      '/search?q=(17)',
      '/de/suche?q=Abschrift',
    ]),
  ];
}

/**
 * The numbers of the last page of a list, and of two in the middle.
 * @param {number} count of posts
 * @param {number} first the first page of the list that may be taken as a middle one
 */
function furtherPages(count, first) {
  const last = Math.ceil(count / postsPerPage);
  const middle = Math.max(first, Math.floor(last / 2));
  return { last, middle: [middle, middle + 1].filter((page) => page < last) };
}

/**
 * Loads each page of a row once.
 * @param {Site} site
 * @param {Row} row
 * @returns {Promise<PageLoad | null>} the highest number of requests of one page, and the median of the times; null without pages
 */
export async function loadPages({ origin, proxy }, { paths, status = 200 }) {
  const loads = [];
  for (const path of paths) {
    await pause(pauseBetween);
    proxy.resetCounters();
    const since = performance.now();
    const response = await fetch(origin + path, { redirect: 'manual' });
    await response.arrayBuffer();
    const milliseconds = performance.now() - since;
    const { requests, milliseconds: wordpress } = proxy.responded('/wp-json/');
    const wrong = response.status === status ? [] : [`${path} responded with ${response.status}`];
    loads.push({ requests, wordpress, milliseconds, wrong });
  }
  if (!loads.length) return null;
  const middle = (name) => median(loads.map((each) => each[name]));
  return {
    requests: Math.max(...loads.map((each) => each.requests)),
    wordpress: middle('wordpress'),
    milliseconds: middle('milliseconds'),
    wrong: loads.flatMap((each) => each.wrong),
  };
}

/**
 * Loads pages of posts, in both languages. A failed request is sent again, because this measures memory only.
 * @param {Site} site
 * @param {number} count of pages
 */
export async function loadManyPages({ origin, wordpressUrl }, count) {
  for (let page = 1, left = count / 2; left > 0; page++, left -= 50) {
    const query = `per_page=50&page=${page}&orderby=date&order=desc&_fields=slug,date`;
    const { items } = await readList(wordpressUrl, `/posts?${query}`);
    for (const path of items.slice(0, left).flatMap(pathsOf)) await loadUntilOk(origin + path);
  }
}

/** @param {string} url */
async function loadUntilOk(url) {
  for (let tries = 1; ; tries++) {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.ok) return;
    if (tries === 5) throw new Error(`${url} responded with ${response.status}, five times.`);
    await pause(1_000 * tries);
  }
}
