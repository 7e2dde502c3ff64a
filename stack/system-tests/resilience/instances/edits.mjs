import { pause, until } from '../../../processes/wait.mjs';
import { median } from '../../numbers.mjs';
import { at, fetchAsBrowser, untilShown } from '../../common/visitors/browser-requests.mjs';
import { newTitle } from '../../common/visitors/editor.mjs';

/** @typedef {import('./cluster.mjs').Cluster} Cluster */

const rounds = 5;

/** The maximum time until an edit that one process shows is visible on the other, in milliseconds. */
const allowed = 1_000;

/** Changes the title of the post. @param {Cluster} cluster @returns {Promise<string>} the new title */
export async function edit({ editor, post }) {
  const title = newTitle();
  await editor.retitle(post, title);
  return title;
}

/**
 * WordPress sends its webhook to the first process. No visitor requests anything, so when the stored pages of the
 * second process show the edit, this process has rendered them without a request. One second after the first process
 * shows the edit, the first visitor of the second process must get the new page. (While a page is being written,
 * visitors still get the old one.)
 * @param {Cluster} cluster
 */
export async function seenOnOtherProcess(cluster) {
  const { second, paths } = cluster;
  const times = [];
  const later = [];
  let fresh = 0;
  for (let round = 0; round < rounds; round++) {
    const { title, one, other } = await editUntilRendered(cluster);
    times.push(other);
    later.push(Math.max(0, other - one));
    await pause(Math.max(0, allowed - later.at(-1)));
    const responses = await Promise.all(at(second.url, paths).map((url) => fetchAsBrowser(url)));
    fresh += responses.filter(({ text }) => text.includes(title)).length;
    // An editor pauses between two saves.
    await pause(2_000);
  }
  const all = rounds * paths.length;
  return {
    measured: `median ${median(later)} ms later, ${median(times)} ms after the edit; ${fresh} of ${all} first visitors`,
    isKept: median(later) <= allowed && fresh === all,
  };
}

/**
 * Changes the title and waits until both processes have rendered its pages again, without a request.
 * @param {Cluster} cluster
 * @returns {Promise<{ title: string, one: number, other: number }>} `one`, `other`: milliseconds until each has
 */
async function editUntilRendered(cluster) {
  const { first, second, post, paths } = cluster;
  const title = await edit(cluster);
  const hasRendered = (process) =>
    until(() => process.hasStored(post.slug, title, paths.length), {
      what: `${process.url} has rendered “${title}” without a request`,
    });
  const [one, other] = await Promise.all([hasRendered(first), hasRendered(second)]);
  return { title, one, other };
}

/**
 * Measures how much later than the processes the edge shows an edit of a page that it has cached.
 * @param {Cluster} cluster
 */
export async function seenThroughTheEdge(cluster) {
  const urls = at(cluster.edgeUrl, cluster.paths);
  const times = [];
  for (let round = 0; round < 3; round++) {
    await Promise.all(urls.map((url) => fetchAsBrowser(url)));
    const { title } = await editUntilRendered(cluster);
    times.push(await untilShown(urls, title));
  }
  const latest = Math.max(...times);
  return { measured: `at most ${latest} ms after the processes, of 3`, isKept: latest <= 5_000 };
}

/**
 * Once the restarted process is ready, it knows the edit and renders the pages as fast as a process that was not down.
 * @param {Cluster} cluster
 */
export async function seenAfterRestart(cluster) {
  const { first, second, paths } = cluster;
  await second.stop();
  const title = await edit(cluster);
  const running = await untilShown(at(first.url, paths), title);

  await second.start();
  const urls = at(second.url, paths);
  const responses = await Promise.all(urls.map((url) => fetchAsBrowser(url)));
  const isKnown = responses.every(
    ({ headers, text }) => text.includes(title) || headers['x-nextjs-cache'] === 'STALE',
  );
  const milliseconds = await untilShown(urls, title);
  return {
    measured: `${milliseconds} ms after it was ready (the running one: ${running} ms)`,
    isKept: isKnown && milliseconds <= running + 1_000,
  };
}
