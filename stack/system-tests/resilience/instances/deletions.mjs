import { until } from '../../../processes/wait.mjs';
import { pathsOf } from '../../post-paths.mjs';
import { allShow, fetchAsBrowser } from '../../common/visitors/browser-requests.mjs';
import { newTitle } from '../../common/visitors/editor.mjs';
import { redisIs } from './redis-outage.mjs';

/** @typedef {import('./check.mjs').Setup} Setup */
/** @typedef {import('./check.mjs').Measurement} Measurement */

/** The maximum time until a process that missed a deletion no longer shows the post, in milliseconds. */
const allowed = 10_000;

/**
 * The second process is down while a post is deleted. Soon after its start, it must not show the post any more.
 * @param {Setup} setup
 * @returns {Promise<Measurement>}
 */
export async function goneAfterRestart(setup) {
  const { first, second } = setup.cluster;
  const item = await publishOnBoth(setup);
  await second.stop();
  await deleteOnOne(setup, item);
  await second.start();
  const milliseconds = await untilGone(second.url, item);
  return {
    measured: `${milliseconds} ms after ${second.url} was ready again (deleted at ${first.url})`,
    isKept: milliseconds <= allowed,
  };
}

/**
 * Redis is down while a post is deleted, and comes back empty. The second process missed the deletion. It must stop
 * showing the post within ten seconds after Redis is back.
 * @param {Setup} setup
 * @returns {Promise<Measurement>}
 */
export async function goneWhenRedisIsBack(setup) {
  const { cluster } = setup;
  const { first, second } = cluster;
  const item = await publishOnBoth(setup);
  await cluster.redis.kill();
  await redisIs('warn', [first, second]);
  await deleteOnOne(setup, item);
  const isMissed = await allShow([second.url + item.tagPath], item.title);
  await cluster.newRedis();
  const milliseconds = await untilGone(second.url, item);
  await redisIs('pass', [first, second]);
  return {
    measured: `${milliseconds} ms after Redis was back`,
    isKept: isMissed && milliseconds <= allowed,
  };
}

/** @typedef {{ post: import('../../common/visitors/editor.mjs').Post, title: string, paths: string[], tagPath: string }} Item */

/**
 * Publishes the only post of a new tag, and waits until both processes have stored its pages.
 * @param {Setup} setup
 * @returns {Promise<Item>}
 */
async function publishOnBoth({ cluster, editor }) {
  const tag = await editor.createTag(newTitle());
  const title = newTitle();
  const post = await editor.write(title, [tag.id]);
  const item = { post, title, paths: pathsOf(post), tagPath: `/tag/${tag.slug}` };
  const urls = [cluster.first, cluster.second].flatMap(({ url }) =>
    [...item.paths, item.tagPath].map((path) => url + path),
  );
  await until(() => allShow(urls, title), { what: `both processes show “${title}”` });
  return item;
}

/**
 * Deletes the post, and waits until the first process, which WordPress knows, no longer shows it.
 * @param {Setup} setup
 * @param {Item} item
 */
async function deleteOnOne({ cluster, editor }, item) {
  await editor.delete(item.post);
  await untilGone(cluster.first.url, item);
}

/**
 * Waits until the post's pages are 404, and the page of its tag is empty. A process that does not know of the deletion
 * treats an empty list as an outage, and continues to show the post there.
 * @param {string} origin
 * @param {Item} item
 * @returns {Promise<number>} milliseconds
 */
function untilGone(origin, { title, paths, tagPath }) {
  const isGone = async () => {
    const pages = await Promise.all(paths.map((path) => fetchAsBrowser(origin + path)));
    const list = await fetchAsBrowser(origin + tagPath);
    const isEmpty = list.status === 200 && !list.text.includes(title);
    return isEmpty && pages.every(({ status }) => status === 404);
  };
  // The site limits the number of its 404 responses per second.
  return until(isGone, { what: `${origin} no longer shows the deleted “${title}”`, every: 250 });
}
