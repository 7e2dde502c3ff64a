import { until } from '../../../processes/wait.mjs';
import {
  allShow,
  at,
  fetchAsBrowser,
  untilShown,
} from '../../common/visitors/browser-requests.mjs';
import { newTitle } from '../../common/visitors/editor.mjs';
import { pathsOf } from '../../post-paths.mjs';
import { redisIs } from './cluster.mjs';

/** @typedef {import('./cluster.mjs').Cluster} Cluster */
/** @typedef {import('../../common/visitors/editor.mjs').Post} Post */

/** The maximum time until a process that missed a deletion no longer shows the post, in milliseconds. */
const allowed = 10_000;

/**
 * The second process is down while a post is deleted. Soon after its start, it must not show the post any more.
 * @param {Cluster} cluster
 */
export async function goneAfterRestart(cluster) {
  const { first, second } = cluster;
  const item = await publishOnBoth(cluster);
  await second.stop();
  await deleteOnOne(cluster, item);
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
 * @param {Cluster} cluster
 */
export async function goneWhenRedisIsBack(cluster) {
  const { second } = cluster;
  const item = await publishOnBoth(cluster);
  await cluster.redis().kill();
  await redisIs(cluster, 'warn');
  await deleteOnOne(cluster, item);
  const isMissed = await allShow([second.url + item.tagPath], item.title);
  await cluster.newRedis();
  const milliseconds = await untilGone(second.url, item);
  await redisIs(cluster, 'pass');
  return {
    measured: `${milliseconds} ms after Redis was back`,
    isKept: isMissed && milliseconds <= allowed,
  };
}

/** @typedef {{ post: Post, title: string, paths: string[], tagPath: string }} Item */

/**
 * Publishes the only post of a new tag, and waits until both processes have stored its pages.
 * @param {Cluster} cluster
 * @returns {Promise<Item>}
 */
async function publishOnBoth({ first, second, editor }) {
  const tag = await editor.createTag(newTitle());
  const title = newTitle();
  const post = await editor.write(title, [tag.id]);
  const item = { post, title, paths: pathsOf(post), tagPath: `/tag/${tag.slug}` };
  const all = [...item.paths, item.tagPath];
  await untilShown([...at(first.url, all), ...at(second.url, all)], title);
  return item;
}

/**
 * Deletes the post, and waits until the first process, which WordPress knows, no longer shows it.
 * @param {Cluster} cluster
 * @param {Item} item
 */
async function deleteOnOne({ first, editor }, item) {
  await editor.delete(item.post);
  await untilGone(first.url, item);
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
    const pages = await Promise.all(at(origin, paths).map((url) => fetchAsBrowser(url)));
    const list = await fetchAsBrowser(origin + tagPath);
    const isEmpty = list.status === 200 && !list.text.includes(title);
    return isEmpty && pages.every(({ status }) => status === 404);
  };
  // The site limits the number of its 404 responses per second.
  return until(isGone, { what: `${origin} no longer shows the deleted “${title}”`, every: 250 });
}
