import { existsSync, readFileSync, rmSync } from 'node:fs';
import { say } from '../../../console.mjs';
import { siteLog } from '../../../parts/site.mjs';
import { pause, until } from '../../../processes/wait.mjs';
import { inTime, noneOf } from '../../common/results/findings.mjs';
import { uncachedPages } from '../../common/pages/uncached-pages.mjs';
import { SiteProcess } from '../../common/site/site-process.mjs';
import { slownessOf } from '../../common/site/slowness.mjs';
import { fetchAsBrowser } from '../../common/visitors/browser-requests.mjs';
import { Editor } from '../../common/visitors/editor.mjs';
import { pathOf, pathsOf } from '../../post-paths.mjs';
import { sinceSave, watchedPaths, whileWatchingLists } from './lists.mjs';

/**
 * @typedef {object} Burst
 * @property {string} site its URL
 * @property {string} log the path of its log
 * @property {import('../../common/visitors/editor.mjs').Editor} editor
 * @property {import('../../common/visitors/editor.mjs').Post[]} posts in the order of their publication
 * @property {{ number: number, post: number, sent: number, stored: number }[]} saves in the order in which WordPress had
 *   stored them; times in milliseconds of performance.now()
 * @property {number} slowness of this machine, at least 1
 * @property {string} mark a text that every title contains
 */

/** The maximum time until every page shows a save, in seconds, on a machine whose `slowness` is 1. */
const promised = 3;

/** How many saves are made in how many seconds. The first of them publish posts, the others edit these. */
const saves = 100;
const published = 20;
const seconds = 60;
/** How many pages that were never requested are used to find out how slow this machine is. */
const renderings = 40;
/** How long a page is requested until it shows a save, in seconds. */
const longest = 30;

/**
 * Starts a process of the site. WordPress sends its webhooks there.
 * @param {import('../run.mjs').Context} context
 * @returns {Promise<Burst>} without saves
 */
export async function startBurst(context) {
  const site = SiteProcess.onCopy('burst', context);
  const log = siteLog(site.settings);
  // The log of an earlier run must not be counted.
  rmSync(log, { force: true });
  await site.start();
  const { posts } = await uncachedPages(context.backend);
  const slowness = await slownessOf(site.url, posts.slice(0, renderings / 2).flat());
  const editor = await Editor.logIn(context.backend);
  /** @type {Burst} */
  const burst = {
    site: site.url,
    log,
    editor,
    posts: [],
    saves: [],
    slowness,
    mark: `burst${Date.now() % 1e6}`,
  };
  context.onClose(() => {
    const last = burst.posts.at(-1);
    return editor.deleteAll(last && site.url + pathOf(last));
  });
  return burst;
}

/**
 * Saves a hundred posts in a minute, as an editor or a program may do. Measures after how many seconds each page showed
 * each save, and which requests of the site failed.
 * @param {Burst} burst
 */
export async function hundredSaves(burst) {
  const pages = await whileWatchingLists(burst, () => saveAll(burst));
  const limit = { most: promised * burst.slowness };
  const times = burst.saves.map(({ sent, stored }) => (stored - sent) / 1000);
  return [
    inTime('a save itself, at WordPress', times, limit),
    inTime('the pages of the post, in both languages', pages, limit),
    ...watchedPaths.map((path) => inTime(path, sinceSave(burst, path), limit)),
    noneOf('requests that failed', failuresIn(burst.log)),
  ];
}

/**
 * @param {Burst} burst
 * @returns {Promise<number[]>} after how many seconds the pages of the posts showed each save
 */
async function saveAll(burst) {
  const each = (seconds * 1000) / saves;
  const begun = performance.now();
  const all = [];
  for (let number = 0; number < saves; number++) {
    await pause(Math.max(0, begun + number * each - performance.now()));
    all.push(save(burst, number));
  }
  const pages = (await Promise.all(all)).flat();
  const took = (performance.now() - begun) / 1000;
  say(`      the pages of all saves were checked after ${took.toFixed(1)} s`);
  return pages;
}

/**
 * Publishes a post, or edits one of the published posts, and waits until its pages show the change.
 * @param {Burst} burst
 * @param {number} number of the save, which its title contains
 * @returns {Promise<number[]>} after how many seconds its English and its German page showed this save or a later one;
 *   the maximum time for a page that never did
 */
async function save(burst, number) {
  const { editor, mark, site } = burst;
  const sent = performance.now();
  const title = `${mark} n${number}x`;
  const isNew = number < published;
  const index = number % published;
  if (!isNew) await until(() => Boolean(burst.posts[index]), { what: 'the post exists' });
  const post = isNew ? await editor.write(title) : await editor.retitle(burst.posts[index], title);
  burst.posts[index] ??= post;
  const stored = performance.now();
  burst.saves.push({ number, post: index, sent, stored });
  const isShown = async (path) => (await newest(site + path, mark)) >= number;
  return Promise.all(
    pathsOf(post).map(async (path) => {
      const options = { what: `${path} shows ${title}`, seconds: longest, every: 200 };
      await until(() => isShown(path), options).catch(() => undefined);
      return (performance.now() - stored) / 1000;
    }),
  );
}

/**
 * @param {string} url
 * @param {string} mark
 * @returns {Promise<number>} the number in the page's title; -1 for none
 */
async function newest(url, mark) {
  const { text } = await fetchAsBrowser(url);
  return Number(new RegExp(`<title>${mark} n(\\d+)x`).exec(text)?.[1] ?? -1);
}

/** @param {string} log of the site */
function failuresIn(log) {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  return lines.filter((line) =>
    /Failed to fetch|could not be rendered|queue for WordPress/.test(line),
  );
}
