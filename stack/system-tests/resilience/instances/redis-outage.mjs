import { pause } from '../../../processes/wait.mjs';
import { median } from '../../numbers.mjs';
import {
  allShow,
  at,
  fetchAsBrowser,
  untilShown,
} from '../../common/visitors/browser-requests.mjs';
import { sendWebhook } from '../../webhook.mjs';
import { redisIs } from './cluster.mjs';
import { edit } from './edits.mjs';

/** @typedef {import('./cluster.mjs').Cluster} Cluster */

const wellKnown = ['/', '/de', '/news', '/de/news', '/events', '/biography'];

/**
 * Redis is killed, and an empty one is started later. Without Redis each process must continue to work. With the new
 * Redis, the second process must get the edit that it missed.
 * @param {Cluster} cluster
 */
export async function healsWhenRedisIsBack(cluster) {
  const { first, second, paths } = cluster;
  const [here, there] = [at(first.url, paths), at(second.url, paths)];
  await cluster.redis().kill();
  await redisIs(cluster, 'warn');
  const pages = [first, second].flatMap(({ url }) => at(url, [...wellKnown, ...paths]));
  const responses = await Promise.all(pages.map((url) => fetchAsBrowser(url)));
  const failed = responses.filter(({ status }) => status !== 200).length;
  const local = await untilShown(here, await edit(cluster));

  const title = await edit(cluster);
  await untilShown(here, title);
  await pause(500);
  const isAlone = !(await allShow(there, title));
  await cluster.newRedis();
  const healed = await untilShown(there, title);
  await redisIs(cluster, 'pass');
  return {
    measured: `${failed} of ${pages.length} pages failed; edit on its own process ${local} ms; on the other ${healed} ms after Redis`,
    isKept: failed === 0 && isAlone && healed <= 10_000,
  };
}

/**
 * Suspends Redis, and compares the times of pages and webhooks with those before.
 * @param {Cluster} cluster
 */
export async function hangingRedisDelaysNothing(cluster) {
  const before = await timesOf(cluster);
  cluster.redis().hang();
  // At first, a process does not know that its connection hangs.
  const unknown = await timesOf(cluster);
  await redisIs(cluster, 'warn');
  const known = await timesOf(cluster);
  cluster.redis().resume();
  await redisIs(cluster, 'pass');
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

/** The times of pages and webhooks, twice on each process. @param {Cluster} cluster */
async function timesOf({ first, second, paths, secret }) {
  const webhooks = [];
  const pages = [];
  for (const { url } of [first, second, first, second]) {
    webhooks.push(await timeOfWebhook(url, secret));
    for (const page of at(url, [...wellKnown, ...paths])) pages.push(await timeOfPage(page));
  }
  return { pages, webhooks };
}

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

/** Sends a webhook that changes nothing, signed as WordPress does. @param {string} origin @param {string} secret */
async function timeOfWebhook(origin, secret) {
  const changes = [{ type: 'test', id: 0, action: 'updated' }];
  const { status, seconds } = await sendWebhook(origin, secret, changes);
  return status === 202 ? Math.round(1000 * seconds) : Infinity;
}
