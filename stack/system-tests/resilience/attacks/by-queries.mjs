import { runConcurrently } from '../../../run-concurrently.mjs';
import { expireEverything } from '../../webhook.mjs';
import { pause } from '../../../processes/wait.mjs';
import { attack } from './attacker/attack.mjs';
import { foreignWords, leaksOf, newMark, storedFiles } from './random-words.mjs';
import { measureVisitors } from './visitor-experience.mjs';
import { visitorAt } from './visitor.mjs';
import { atMost } from '../../common/results/findings.mjs';

/** @typedef {import('./site-under-attack.mjs').Setup} Setup */

/**
 * In seconds: the first attack, and the part of it in which pages expire; then the second attack, and the part of it
 * before visitors are measured, in which the edge fetches the pages that it no longer has.
 */
const lengths = { site: [12, 5, 12, 2], edge: [10, 4, 14, 4] };

/**
 * The maximum time until an edit is seen, in seconds. These attackers get whole pages, as fast as one process can send
 * them, so all cores are busy. The edge responds to most of them without the site.
 */
const promisedEdit = { site: 2.5, edge: 5 };

/** Milliseconds between two expiries. The next request after one starts a revalidation. */
const expiry = 2_500;

/**
 * The maximum growth of the edge's cache, in MB: enough for a hundred pages, far too little for thousands of queries.
 */
const mostAtEdge = 10;

/**
 * Sends thousands of requests for known pages, each with a unique word in its query and headers. During a first attack
 * the pages expire again and again. When all of them have been rendered again, it measures what visitors get during a
 * second attack.
 * @param {import('./visitor-experience.mjs').Target} target
 * @returns {(setup: Setup) => Promise<import('../../common/results/findings.mjs').Finding[]>}
 */
export const byQueries = (target) => async (setup) => {
  const { folders, known, backend } = setup;
  const mark = newMark();
  const origin = setup.origins[target];
  const [first, expiring, second, alone] = lengths[target];
  const attacked = (seconds) =>
    attack(
      { kind: 'queries', origin, connections: 8, mark, paths: known, seconds, most: 40_000 },
      setup,
    );
  await loadAsOthers(origin, known);
  const before = storedFiles(folders.edge).bytes;
  const firstAttack = attacked(first);
  for (const end = Date.now() + expiring * 1000; Date.now() < end; await pause(expiry))
    await expireEverything(backend);
  const { foreign } = await firstAttack;
  // Until every page is revalidated, the process is busier than the attack alone makes it.
  await setup.wordpress.untilIdle(60_000);
  const secondAttack = attacked(second);
  await pause(alone * 1000);
  const { findings, outcome } = await measureVisitors(
    setup,
    target,
    secondAttack,
    promisedEdit[target],
  );
  const grown = (storedFiles(folders.edge).bytes - before) / 2 ** 20;
  await setup.wordpress.untilIdle(10_000);
  const shown = (await loadAsOthers(origin, known)).flatMap(({ path, text }) =>
    foreignWords(text, mark).map((word) => `${path} shows ${word}`),
  );
  return [
    ...findings,
    ...leaksOf(mark, folders, [...foreign, ...outcome.foreign, ...shown]),
    ...(target === 'edge'
      ? [atMost("the edge's cache grows by, MB", grown, { most: mostAtEdge })]
      : []),
  ];
};

/** Loads every page without a query, as other visitors do. @param {string} origin @param {string[]} paths */
function loadAsOthers(origin, paths) {
  return runConcurrently(paths, 6, async (path) => {
    const { request, leave } = visitorAt(origin, '127.0.0.4');
    const { text, headers } = await request(path);
    leave();
    return { path, text: text + JSON.stringify(headers) };
  });
}
