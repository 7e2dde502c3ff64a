import { during, until } from '../../../processes/wait.mjs';
import { fetchAsBrowser } from '../../common/visitors/browser-requests.mjs';

/** @typedef {import('./cluster.mjs').Cluster} Cluster */

const pages = ['/', '/news', '/de/news', '/events', '/de', '/biography', '/contact'];

/** The edge serves most requests for pages from its cache. Requests for /api/health always reach a process. */
const paths = pages.flatMap((page) => [page, '/api/health']);

// With these values there are a few dozen requests a second: several are pending at any time, and the machine is not
// busy.
const visitors = 4;
/** The pause of a visitor between two requests, in milliseconds. */
const rest = 30;

/**
 * Kills the second process while it has pending requests.
 * @param {Cluster} cluster
 */
export async function nothingLostByAKill(cluster) {
  let pending = 0;
  const load = await withVisitors(cluster.edgeUrl, async (soFar) => {
    await passed(soFar, 50);
    await until(() => soFar.pending >= 3, { what: 'several requests are pending', every: 0 });
    pending = soFar.pending;
    await cluster.second.stop('SIGKILL');
    await passed(soFar, 150);
  });
  await cluster.second.start();
  return finding(load, `${pending} pending`);
}

/**
 * Stops each process in turn, and starts it again before the next one is stopped.
 * @param {Cluster} cluster
 */
export async function nothingLostByARollingRestart(cluster) {
  const load = await withVisitors(cluster.edgeUrl, async (soFar) => {
    await passed(soFar, 50);
    for (const each of [cluster.first, cluster.second]) {
      await each.stop();
      await each.start();
    }
    await passed(soFar, 300);
  });
  return finding(load, 'both restarted');
}

/**
 * `pending`: how many requests are pending; `slowest`: in milliseconds.
 * @typedef {{ requests: number, pending: number, failures: string[], slowest: number }} Load
 */

/**
 * Simulates visitors while some work goes on. Each sends one request after the other, with a new query each time.
 * @param {string} origin
 * @param {(soFar: Load) => Promise<void>} work
 * @returns {Promise<Load>}
 */
async function withVisitors(origin, work) {
  /** @type {Load} */
  const load = { requests: 0, pending: 0, failures: [], slowest: 0 };
  const visit = async () => {
    const number = ++load.requests;
    const url = `${origin}${paths[number % paths.length]}?request=${number}`;
    load.pending++;
    const { status, headers, text, seconds } = await fetchAsBrowser(url);
    load.pending--;
    const isWhole = text.endsWith('</html>') || headers['content-type']?.includes('json');
    if (status !== 200) load.failures.push(`${status || text} ${url}`);
    else if (!isWhole) load.failures.push(`${url} ended early`);
    load.slowest = Math.max(load.slowest, Math.round(1000 * seconds));
  };
  const done = work(load);
  await Promise.all(Array.from({ length: visitors }, () => during(done, rest, visit)));
  return load;
}

/** Waits until this number of requests has been sent in all. @param {Load} load @param {number} requests */
const passed = (load, requests) =>
  until(() => load.requests >= requests, { what: `${requests} requests` });

/** @param {Load} load @param {string} note */
function finding({ requests, failures, slowest }, note) {
  const some = failures.length ? `: ${failures.slice(0, 3).join(', ')}` : '';
  return {
    measured: `${failures.length} of ${requests} failed${some} (${note}, slowest ${slowest} ms)`,
    isKept: failures.length === 0,
  };
}
