import { until } from '../../processes/wait.mjs';
import { startLoad } from './load.mjs';

/** @typedef {import('./check.mjs').Setup} Setup */
/** @typedef {import('./check.mjs').Measurement} Measurement */

const pages = ['/', '/news', '/de/news', '/events', '/de', '/biography', '/contact'];

/** The edge answers most requests for pages from its cache. A request for the health always reaches a process. */
const paths = pages.flatMap((page) => [page, '/api/health']);

/**
 * @param {Setup} setup
 * @returns {Promise<Measurement>}
 */
export async function nothingLostByAKill({ cluster }) {
  const load = startLoad(cluster.edgeUrl, paths);
  await passed(load, 50);
  await until(() => load.underWay() >= 3, { what: 'several requests are pending', every: 0 });
  const underWay = load.underWay();
  await cluster.second.stop('SIGKILL');
  await passed(load, 150);
  const results = await load.stop();
  await cluster.second.start();
  return finding(results, `${underWay} under way`);
}

/**
 * Stops each process in turn, and starts it again before the next one is stopped.
 * @param {Setup} setup
 * @returns {Promise<Measurement>}
 */
export async function nothingLostByARollingRestart({ cluster }) {
  const load = startLoad(cluster.edgeUrl, paths);
  await passed(load, 50);
  for (const each of [cluster.first, cluster.second]) {
    await each.stop();
    await each.start();
  }
  await passed(load, 300);
  return finding(await load.stop(), 'both restarted');
}

/**
 * Waits for a number of requests.
 * @param {ReturnType<typeof startLoad>} load
 * @param {number} requests how many must have been sent in all
 */
const passed = (load, requests) =>
  until(() => load.requests() >= requests, { what: `${requests} requests` });

/**
 * @param {Awaited<ReturnType<ReturnType<typeof startLoad>['stop']>>} results
 * @param {string} note
 * @returns {Measurement}
 */
function finding({ requests, failures, slowest }, note) {
  const some = failures.length ? `: ${failures.slice(0, 3).join(', ')}` : '';
  return {
    measured: `${failures.length} of ${requests} failed${some} (${note}, slowest ${slowest} ms)`,
    isKept: failures.length === 0,
  };
}
