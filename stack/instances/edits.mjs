import { pause, until } from '../wait.mjs';
import { ask, median, show } from './ask.mjs';

/** @typedef {import('./check.mjs').Scene} Scene */
/** @typedef {import('./check.mjs').Finding} Finding */

const rounds = 5;

/** Milliseconds that an edit may take from one process to the other. */
const allowed = 1_000;

let edition = 0;

/** A title that no page has shown before. */
export const newTitle = () => `Edition ${++edition} of ${Date.now()}`;

/**
 * Retitles the post, and measures until all these addresses show it.
 * @param {Scene} scene
 * @param {string[]} urls
 * @returns {Promise<number>} milliseconds from WordPress's answer to the editor on
 */
export async function editUntilShown({ editor, post }, urls) {
  const title = newTitle();
  await editor.retitle(post, title);
  return until(() => show(urls, title), { what: `${urls.join(' and ')} show “${title}”` });
}

/**
 * WordPress calls the first process. Neither is asked for anything: when the files of the second have the edit, nobody but
 * itself can have had them made anew, and who comes first after the second that it may take must get them. (Who comes while
 * a page is being written still gets the one before.)
 * @param {Scene} scene
 * @returns {Promise<Finding>}
 */
export async function seenThroughTheOther(scene) {
  const { url } = scene.cluster.second;
  const times = [];
  const later = [];
  let fresh = 0;
  for (let round = 0; round < rounds; round++) {
    const { title, one, other } = await editUntilMade(scene);
    times.push(other);
    later.push(Math.max(0, other - one));
    await pause(Math.max(0, allowed - later.at(-1)));
    const answers = await Promise.all(scene.paths.map((path) => ask(url + path)));
    fresh += answers.filter(({ text }) => text.includes(title)).length;
    // An editor takes a breath between two saves.
    await pause(2_000);
  }
  const all = rounds * scene.paths.length;
  return {
    measured: `median ${median(later)} ms later, ${median(times)} ms after the edit; ${fresh} of ${all} first visitors`,
    isKept: median(later) <= allowed && fresh === all,
  };
}

/**
 * Retitles the post and waits until both processes have made its pages anew by themselves.
 * @param {Scene} scene
 * @returns {Promise<{ title: string, one: number, other: number }>} milliseconds until each has
 */
async function editUntilMade({ cluster, editor, post, paths }) {
  const title = newTitle();
  await editor.retitle(post, title);
  const made = (process) =>
    until(() => process.hasMade(post.slug, title, paths.length), {
      what: `${process.url} has made “${title}” by itself`,
    });
  const [one, other] = await Promise.all([made(cluster.first), made(cluster.second)]);
  return { title, one, other };
}

/**
 * @param {Scene} scene
 * @returns {Promise<Finding>}
 */
export async function seenThroughTheEdge(scene) {
  const urls = scene.paths.map((path) => scene.cluster.edgeUrl + path);
  const times = [];
  for (let round = 0; round < 3; round++) {
    await Promise.all(urls.map((url) => ask(url)));
    const { title } = await editUntilMade(scene);
    times.push(await until(() => show(urls, title), { what: `the edge shows “${title}”` }));
  }
  const latest = Math.max(...times);
  return { measured: `at most ${latest} ms after the processes, of 3`, isKept: latest <= 5_000 };
}

/**
 * By the time it is ready it has heard of the edit, and makes its pages anew as fast as one that was not down.
 * @param {Scene} scene
 * @returns {Promise<Finding>}
 */
export async function seenAfterAStart(scene) {
  const { first, second } = scene.cluster;
  await second.stop();
  const title = newTitle();
  await scene.editor.retitle(scene.post, title);
  const at = (origin) => scene.paths.map((path) => origin + path);
  const running = await until(() => show(at(first.url), title), { what: `${first.url} shows it` });

  await second.start();
  const answers = await Promise.all(at(second.url).map((url) => ask(url)));
  const isKnown = answers.every(
    ({ headers, text }) => text.includes(title) || headers.get('x-nextjs-cache') === 'STALE',
  );
  const milliseconds = await until(() => show(at(second.url), title), {
    what: `${second.url} shows what was edited while it was down`,
  });
  return {
    measured: `${milliseconds} ms after it was ready (the running one: ${running} ms)`,
    isKept: isKnown && milliseconds <= running + 1_000,
  };
}
