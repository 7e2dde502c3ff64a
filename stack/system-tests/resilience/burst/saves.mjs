import { until } from '../../../processes/wait.mjs';
import { fetchAsBrowser } from '../../common/visitors/browser-requests.mjs';
import { pathsOf } from '../../post-paths.mjs';

/**
 * @typedef {object} Burst
 * @property {string} site its URL
 * @property {import('../../common/visitors/editor.mjs').Editor} editor
 * @property {import('../../common/visitors/editor.mjs').Post[]} posts in the order of their publication
 * @property {{ number: number, post: number, sent: number, stored: number }[]} saves in the order in which WordPress had
 *   stored them; times in milliseconds of performance.now()
 * @property {string} mark a text that every title contains
 */

/** How long a page is requested until it shows a save, in seconds. */
const longest = 30;

/**
 * Publishes a post, or edits one of the published posts, and waits until its pages show the change.
 * @param {Burst} burst
 * @param {number} number of the save, which its title contains
 * @param {number} posts how many are published before any is edited
 * @returns {Promise<number[]>} after how many seconds its English and its German page showed this save or a later one;
 *   the maximum time for a page that never did
 */
export async function save(burst, number, posts) {
  const { editor, saves, mark, site } = burst;
  const sent = performance.now();
  const title = `${mark} n${number}x`;
  const isNew = number < posts;
  const index = isNew ? number : number % posts;
  if (!isNew) await until(() => Boolean(burst.posts[index]), { what: 'the post exists' });
  const post = isNew ? await editor.write(title) : await editor.retitle(burst.posts[index], title);
  burst.posts[index] ??= post;
  const stored = performance.now();
  saves.push({ number, post: index, sent, stored });
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
