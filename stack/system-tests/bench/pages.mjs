import { UserFacingError } from '../../console.mjs';

/** @typedef {'home' | 'list' | 'detail' | 'fixed'} Kind */
/** @typedef {{ name: string, language: 'en' | 'de', kind: Kind, url: string }} Page */

/**
 * One English page of each type. An entry has the path of the page, or says where to find a link to it: the page is the
 * first link that matches `link` on the page `on`, which must be earlier in this list.
 */
const types = [
  { name: 'home', kind: 'home', path: '/' },
  { name: 'news', kind: 'list', path: '/news' },
  { name: 'events', kind: 'list', path: '/events' },
  { name: 'past events', kind: 'list', path: '/past-events' },
  { name: 'videos', kind: 'list', path: '/videos' },
  { name: 'music', kind: 'list', path: '/music' },
  { name: 'post', kind: 'detail', on: 'news', link: /"(\/\d{4}\/\d{2}\/[\w-]+)"/ },
  { name: 'category', kind: 'list', on: 'post', link: /"(\/category\/[\w-]+)"/ },
  { name: 'event', kind: 'detail', on: 'events', link: /"(\/events\/[\w-]+)"/ },
  { name: 'video', kind: 'detail', on: 'videos', link: /"(\/videos\/[\w-]+)"/ },
  { name: 'release', kind: 'detail', on: 'music', link: /"(\/music\/[\w-]+)"/ },
  { name: 'tours', kind: 'fixed', path: '/tours' },
  { name: 'tour', kind: 'fixed', on: 'tours', link: /"(\/tours\/[\w-]+)"/ },
  { name: 'press', kind: 'fixed', path: '/press' },
  { name: 'biography', kind: 'fixed', path: '/biography' },
  { name: 'story', kind: 'fixed', on: 'biography', link: /"(\/biography\/[\w-]+)"/ },
  { name: 'contact', kind: 'fixed', path: '/contact' },
  { name: 'legal notices', kind: 'fixed', path: '/legal-notices' },
];

/**
 * One page of each type in each language. The German page is the one to which the language switch links.
 * @param {string} origin of a running site
 * @returns {Promise<Page[]>}
 */
export async function pagesOf(origin) {
  const pages = [];
  const paths = {};
  for (const { name, kind, path, on, link } of types) {
    const english = path ?? firstLink(await textOf(`${origin}${paths[on]}`), link, name);
    paths[name] = english;
    const german = germanPath(await textOf(`${origin}${english}`), name);
    pages.push({ name, kind, language: 'en', url: `${origin}${english}` });
    pages.push({ name, kind, language: 'de', url: `${origin}${german}` });
  }
  return pages;
}

/** @param {string} url */
async function textOf(url) {
  const response = await fetch(url);
  if (!response.ok) throw new UserFacingError(`${url} responded with ${response.status}.`);
  return response.text();
}

/**
 * @param {string} html
 * @param {RegExp} link
 * @param {string} name
 */
function firstLink(html, link, name) {
  const found = link.exec(html.replace(/<script.*?<\/script>/gs, ''))?.[1];
  if (!found) throw new UserFacingError(`There is no link to a page of the type “${name}”.`);
  return found;
}

/**
 * @param {string} html
 * @param {string} name
 */
function germanPath(html, name) {
  const link = html.match(/<a [^>]*>/g)?.find((each) => /hreflang="de"/i.test(each));
  const path = /href="([^"]+)"/.exec(link ?? '')?.[1];
  if (!path)
    throw new UserFacingError(`The page of the type “${name}” has no link to its German version.`);
  return path;
}
