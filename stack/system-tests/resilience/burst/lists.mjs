import { during, pause } from '../../../processes/wait.mjs';
import { fetchAsBrowser } from '../../common/visitors/browser-requests.mjs';

/** @typedef {import('./burst.mjs').Burst} Burst */

/** Lists of all posts of a burst. */
const lists = ['/news', '/de/news'];
/** Pages that show the newest posts only. */
const previews = ['/', '/de'];
const newestPosts = 4;

/** The paths that `whileWatchingLists` requests. */
export const watchedPaths = [...lists, ...previews];

/** In milliseconds: the pause between two requests for a list, and how long they go on after the last save. */
const every = 250;
const after = 8_000;

/**
 * What each page showed at each request: the numbers of the saves, and the time in milliseconds of performance.now().
 * @type {Map<string, { at: number, numbers: number[] }[]>}
 */
const shown = new Map();

/**
 * Requests every list again and again while some work goes on, and for a while after it.
 * @template Result
 * @param {Pick<Burst, 'site' | 'mark'>} burst
 * @param {() => Promise<Result>} work begins when every list was requested once
 * @returns {Promise<Result>}
 * @throws {Error} when the first request for a list gets no response
 */
export async function whileWatchingLists({ site, mark }, work) {
  shown.clear();
  const look = async (path) => {
    const { status, text } = await fetchAsBrowser(site + path);
    if (status === 0) throw new Error(`${path}: ${text}`);
    const numbers = [...text.matchAll(new RegExp(`${mark} n(\\d+)x`, 'g'))].map(([, n]) =>
      Number(n),
    );
    shown.set(path, [...(shown.get(path) ?? []), { at: performance.now(), numbers }]);
  };
  await Promise.all(watchedPaths.map(look));
  const done = work();
  const over = done.then(() => pause(after));
  const lookAgain = (path) => look(path).catch(() => undefined);
  await Promise.all(watchedPaths.map((path) => during(over, every, () => lookAgain(path))));
  return done;
}

/**
 * After how many seconds a list showed each save, or a later one of the same post. For a save that it never showed, the
 * time until the last request counts.
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
