import { pause, until } from '../../../processes/wait.mjs';
import { median } from '../../numbers.mjs';
import { allShow, fetchAsBrowser } from '../../common/visitors/browser-requests.mjs';
import { newTitle } from '../../common/visitors/editor.mjs';

/** @typedef {import('./check.mjs').Setup} Setup */
/** @typedef {import('./check.mjs').Measurement} Measurement */

const rounds = 5;

/** The maximum time until an edit that one process shows is visible on the other, in milliseconds. */
const allowed = 1_000;

/**
 * Changes the title of the post, and measures the time until all these pages show it.
 * @param {Setup} setup
 * @param {string[]} urls
 * @returns {Promise<number>} milliseconds, counted from WordPress's response to the editor
 */
export async function editUntilShown({ editor, post }, urls) {
  const title = newTitle();
  await editor.retitle(post, title);
  return until(() => allShow(urls, title), { what: `${urls.join(' and ')} show “${title}”` });
}

/**
 * WordPress sends its webhook to the first process. No visitor requests anything, so when the stored pages of the
 * second process show the edit, this process has rendered them without a request. One second after the first process
 * shows the edit, the first visitor of the second process must get the new page. (While a page is being written,
 * visitors still get the old one.)
 * @param {Setup} setup
 * @returns {Promise<Measurement>}
 */
export async function seenOnOtherProcess(setup) {
  const { url } = setup.cluster.second;
  const times = [];
  const later = [];
  let fresh = 0;
  for (let round = 0; round < rounds; round++) {
    const { title, one, other } = await editUntilRendered(setup);
    times.push(other);
    later.push(Math.max(0, other - one));
    await pause(Math.max(0, allowed - later.at(-1)));
    const responses = await Promise.all(setup.paths.map((path) => fetchAsBrowser(url + path)));
    fresh += responses.filter(({ text }) => text.includes(title)).length;
    // An editor pauses between two saves.
    await pause(2_000);
  }
  const all = rounds * setup.paths.length;
  return {
    measured: `median ${median(later)} ms later, ${median(times)} ms after the edit; ${fresh} of ${all} first visitors`,
    isKept: median(later) <= allowed && fresh === all,
  };
}

/**
 * Changes the title and waits until both processes have rendered its pages again, without a request.
 * @param {Setup} setup
 * @returns {Promise<{ title: string, one: number, other: number }>} `one`, `other`: milliseconds until each has
 */
async function editUntilRendered({ cluster, editor, post, paths }) {
  const title = newTitle();
  await editor.retitle(post, title);
  const hasRendered = (process) =>
    until(() => process.hasStored(post.slug, title, paths.length), {
      what: `${process.url} has rendered “${title}” without a request`,
    });
  const [one, other] = await Promise.all([hasRendered(cluster.first), hasRendered(cluster.second)]);
  return { title, one, other };
}

/**
 * Measures how much later than the processes the edge shows an edit of a page that it has cached.
 * @param {Setup} setup
 * @returns {Promise<Measurement>}
 */
export async function seenThroughTheEdge(setup) {
  const urls = setup.paths.map((path) => setup.cluster.edgeUrl + path);
  const times = [];
  for (let round = 0; round < 3; round++) {
    await Promise.all(urls.map((url) => fetchAsBrowser(url)));
    const { title } = await editUntilRendered(setup);
    times.push(await until(() => allShow(urls, title), { what: `the edge shows “${title}”` }));
  }
  const latest = Math.max(...times);
  return { measured: `at most ${latest} ms after the processes, of 3`, isKept: latest <= 5_000 };
}

/**
 * Once the restarted process is ready, it knows the edit and renders the pages as fast as a process that was not down.
 * @param {Setup} setup
 * @returns {Promise<Measurement>}
 */
export async function seenAfterRestart(setup) {
  const { first, second } = setup.cluster;
  await second.stop();
  const title = newTitle();
  await setup.editor.retitle(setup.post, title);
  const at = (origin) => setup.paths.map((path) => origin + path);
  const running = await until(() => allShow(at(first.url), title), {
    what: `${first.url} shows it`,
  });

  await second.start();
  const responses = await Promise.all(at(second.url).map((url) => fetchAsBrowser(url)));
  const isKnown = responses.every(
    ({ headers, text }) => text.includes(title) || headers['x-nextjs-cache'] === 'STALE',
  );
  const milliseconds = await until(() => allShow(at(second.url), title), {
    what: `${second.url} shows what was edited while it was down`,
  });
  return {
    measured: `${milliseconds} ms after it was ready (the running one: ${running} ms)`,
    isKept: isKnown && milliseconds <= running + 1_000,
  };
}
