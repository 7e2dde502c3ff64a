import { pause } from '../../processes/wait.mjs';
import { ask } from '../instances/ask.mjs';

/** @typedef {import('./saves.mjs').Burst} Burst */

/** Lists of all posts of a burst. */
const lists = ['/news', '/de/news'];
/** Pages that show the newest posts only. */
const previews = ['/', '/de'];
const newestPosts = 4;

/** How often each list is requested, in milliseconds, and for how long after the last save. */
const every = 250;
const after = 8_000;

/**
 * By path: the numbers that were shown, and when the page was requested.
 * @type {Map<string, { at: number, numbers: number[] }[]>}
 */
const shown = new Map();

/**
 * Requests every list again and again.
 * @param {Burst} burst
 */
export function watchLists({ site, mark }) {
  const paths = [...lists, ...previews];
  shown.clear();
  let isOver = false;
  const look = async (path) => {
    const { text } = await ask(site + path);
    const numbers = [...text.matchAll(new RegExp(`${mark} n(\\d+)x`, 'g'))].map(([, n]) =>
      Number(n),
    );
    shown.set(path, [...(shown.get(path) ?? []), { at: performance.now(), numbers }]);
  };
  const watch = async (path) => {
    while (!isOver) await Promise.all([look(path).catch(() => undefined), pause(every)]);
  };
  const ready = Promise.all(paths.map(look));
  const all = ready.then(() => Promise.all(paths.map(watch)));
  const end = async () => {
    await pause(after);
    isOver = true;
    await all;
  };
  return { paths, ready, end };
}

/**
 * After how many seconds a list showed each save, or a later one of the same post. A save that it never showed counts
 * with all the remaining time.
 * @param {Burst} burst
 * @param {string} path
 */
export function sinceSave({ saves, posts }, path) {
  const looks = shown.get(path) ?? [];
  const last = looks.at(-1)?.at ?? 0;
  const postOf = new Map(saves.map(({ number, post }) => [number, post]));
  const counted = previews.includes(path)
    ? saves.filter(({ post }) => post >= posts.length - newestPosts)
    : saves;
  return counted.map(({ number, post, stored }) => {
    const shows = ({ at, numbers }) =>
      at >= stored && numbers.some((each) => each >= number && postOf.get(each) === post);
    return ((looks.find(shows)?.at ?? last) - stored) / 1000;
  });
}
