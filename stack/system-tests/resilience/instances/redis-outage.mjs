import { pause, until } from '../../../processes/wait.mjs';
import { median } from '../../numbers.mjs';
import { allShow, fetchAsBrowser } from '../../common/visitors/browser-requests.mjs';
import { editUntilShown } from './edits.mjs';
import { newTitle } from '../../common/visitors/editor.mjs';
import { sendWebhook } from '../../webhook.mjs';

/** @typedef {import('./check.mjs').Setup} Setup */
/** @typedef {import('./check.mjs').Measurement} Measurement */

const wellKnown = ['/', '/de', '/news', '/de/news', '/events', '/biography'];

/**
 * Redis is killed, and an empty one is started later. Without Redis each process must continue to work. With the new
 * Redis, the second process must get the edit that it missed.
 * @param {Setup} setup
 * @returns {Promise<Measurement>}
 */
export async function healsWhenRedisIsBack(setup) {
  const { cluster, editor, post, paths } = setup;
  const both = [cluster.first, cluster.second];
  await cluster.redis.kill();
  await redisIs('warn', both);
  const pages = both.flatMap(({ url }) => [...wellKnown, ...paths].map((path) => url + path));
  const responses = await Promise.all(pages.map((url) => fetchAsBrowser(url)));
  const failed = responses.filter(({ status }) => status !== 200).length;
  const local = await editUntilShown(setup, at(cluster.first.url, paths));

  const title = newTitle();
  await editor.retitle(post, title);
  await until(() => allShow(at(cluster.first.url, paths), title), { what: 'the first shows it' });
  await pause(500);
  const isAlone = !(await allShow(at(cluster.second.url, paths), title));
  await cluster.newRedis();
  const healed = await until(() => allShow(at(cluster.second.url, paths), title), {
    what: 'the second process shows what was edited while Redis was away',
  });
  await redisIs('pass', both);
  return {
    measured: `${failed} of ${pages.length} pages failed; edit on its own process ${local} ms; on the other ${healed} ms after Redis`,
    isKept: failed === 0 && isAlone && healed <= 10_000,
  };
}

/**
 * Suspends Redis, and compares the times of pages and webhooks with those before.
 * @param {Setup} setup
 * @returns {Promise<Measurement>}
 */
export async function hangingRedisDelaysNothing({ cluster, paths, secret }) {
  const both = [cluster.first, cluster.second];
  const origins = both.map(({ url }) => url);
  const before = await timesOf(origins, paths, secret);
  cluster.redis.hang();
  // At first, a process does not know that its connection hangs.
  const unknown = await timesOf(origins, paths, secret);
  await redisIs('warn', both);
  const known = await timesOf(origins, paths, secret);
  cluster.redis.resume();
  await redisIs('pass', both);
  const [page, webhook] = ['pages', 'webhooks'].map((kind) => ({
    before: median(before[kind]),
    hanging: Math.max(median(unknown[kind]), median(known[kind])),
  }));
  const words = ({ before, hanging }) => `${hanging} ms (before: ${before})`;
  return {
    measured: `medians: a page ${words(page)}, a webhook ${words(webhook)}`,
    isKept: [page, webhook].every((each) => each.hanging - each.before <= 1_000),
  };
}

/**
 * @param {string[]} origins
 * @param {string[]} paths
 * @param {string} secret
 */
async function timesOf(origins, paths, secret) {
  const webhooks = [];
  const pages = [];
  for (const origin of [...origins, ...origins]) {
    webhooks.push(await timeOfWebhook(origin, secret));
    for (const path of [...wellKnown, ...paths]) pages.push(await timeOfPage(origin + path));
  }
  return { pages, webhooks };
}

/**
 * Waits until each process reports this status of Redis.
 * @param {'pass' | 'warn'} status
 * @param {import('../../common/site/site-process.mjs').SiteProcess[]} processes
 */
export const redisIs = (status, processes) =>
  Promise.all(
    processes.map((each) =>
      until(async () => (await each.redisStatus()) === status, {
        what: `${each.url} reports the status of Redis as ${status}`,
      }),
    ),
  );

/**
 * @param {string} origin
 * @param {string[]} paths
 */
const at = (origin, paths) => paths.map((path) => origin + path);

/**
 * @param {string} url
 * @returns {Promise<number>} milliseconds
 * @throws {Error} without a response
 */
async function timeOfPage(url) {
  const { status, text, seconds } = await fetchAsBrowser(url);
  if (status === 0) throw new Error(`${url}: ${text}`);
  return status === 200 ? Math.round(1000 * seconds) : Infinity;
}

/**
 * Sends a webhook that changes nothing, signed as WordPress does.
 * @param {string} origin
 * @param {string} secret
 */
async function timeOfWebhook(origin, secret) {
  const changes = [{ type: 'test', id: 0, action: 'updated' }];
  const { status, seconds } = await sendWebhook(origin, secret, changes);
  return status === 202 ? Math.round(1000 * seconds) : Infinity;
}
