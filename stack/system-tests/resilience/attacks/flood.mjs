import { memoryOf } from '../../common/site/memory.mjs';
import { pause } from '../../../processes/wait.mjs';
import { attack } from './attacker/attack.mjs';
import { nearMissFindings } from './near-misses.mjs';
import { leaksOf, newMark, storedFiles } from './random-words.mjs';
import { measureVisitors } from './visitor-experience.mjs';
import { most } from '../../numbers.mjs';
import { atMost } from '../../common/results/findings.mjs';

/** @typedef {import('./site-under-attack.mjs').Setup} Setup */
/** @typedef {import('../../common/results/findings.mjs').Finding} Finding */
/** @typedef {import('./visitor-experience.mjs').Target} Target */

/**
 * Attacks at the same time. `alone`: seconds of the attacks alone; `together`: seconds with legitimate visitors, after
 * that; `isMemoryMeasured`: only useful for twenty seconds or more, when the caches are full.
 * @typedef {{ kinds: ('addresses' | 'searches')[], alone: number, together: number, isMemoryMeasured?: boolean }} Choice
 */

/** Long enough to fill the caches. After that, the memory that the site keeps can be measured. @type {Choice} */
export const longFlood = { kinds: ['addresses'], alone: 20, together: 40, isMemoryMeasured: true };
/** @type {Choice} */
export const shortFlood = { kinds: ['addresses'], alone: 3, together: 11 };
/** Both share the limit of requests that unknown addresses may cause at WordPress. @type {Choice} */
export const searchFlood = { kinds: ['searches', 'addresses'], alone: 5, together: 17 };

/** The connections of each attack. */
const connections = 50;
/** How many requests a second an attack may cause at WordPress. */
const perSecond = 5;
/** The maximum growth of the memory in use, in MB: during the whole attack, and after the caches are full. */
const mostLiveMemory = { inAll: 100, whenFull: 15 };
/** The maximum growth of the site's cache on disk, in MB. */
const mostStored = 20;

/**
 * Requests paths that do not exist, on every route that takes a name or a number, or searches for random words. All
 * requests are different. Each connection sends its next request as soon as it has a response.
 * @param {Target} target
 * @param {Choice} choice
 * @returns {(setup: Setup) => Promise<Finding[]>}
 */
export const flood = (target, choice) => async (setup) => {
  const { kinds, alone, together, isMemoryMeasured = false } = choice;
  const { folders, wordpress, site, known } = setup;
  const mark = newMark();
  const origin = setup.origins[target];
  const before = { memory: memoryOf(site.pid), bytes: storedFiles(folders.site).bytes };
  const liveMemory = async () => (isMemoryMeasured ? site.liveMemory() : 0);
  const live = [await liveMemory()];
  const seconds = alone + together;
  wordpress.resetCounters();
  const attacking = Promise.all(
    kinds.map((kind) =>
      attack({ kind, origin, connections, mark, seconds, most: 100_000, paths: known }, setup),
    ),
  );
  await Promise.race([pause(alone * 1000), attacking]);
  const first = wordpress.requests.length / alone;
  live.push(await liveMemory());
  const measured = await measureVisitors(setup, target, attacking);
  const ofAttackers = wordpress.requests.filter((url) => url.includes(mark)).length;
  await wordpress.untilIdle(10_000);
  const { bytes } = storedFiles(folders.site);
  const memory = [before.memory, most(measured.memory), memoryOf(site.pid)].map(Math.round);
  live.push(await liveMemory());
  const misses = measured.outcome.flatMap(({ nearMisses }) => nearMisses);
  return [
    ...measured.findings,
    ofWordPress('requests to WordPress a second, attack alone', first),
    ofWordPress("requests to WordPress a second for attackers' addresses", ofAttackers / seconds),
    ...nearMissFindings(misses, wordpress.requests),
    ...(isMemoryMeasured ? ofMemory(live, memory) : []),
    atMost("the site's cache grows by, MB", (bytes - before.bytes) / 2 ** 20, { most: mostStored }),
    ...leaksOf(
      mark,
      folders,
      measured.outcome.flatMap(({ foreign }) => foreign),
    ),
  ];
};

/** @param {string} what @param {number} requests a second */
const ofWordPress = (what, requests) => atMost(what, requests, { most: perSecond });

/**
 * The memory in use after a garbage collection must not grow much during an attack, because the caches have a limit.
 * When the caches are full, it may grow only by the memory for the pages that legitimate visitors request. The table
 * also shows the memory that the system has given to the process.
 * @param {number[]} live in MB, in use after a collection: before the attack, in its twentieth second and at its end
 * @param {number[]} resident in MB: before, at most and after
 * @returns {Finding[]}
 */
function ofMemory([before, full, after], resident) {
  const { inAll, whenFull } = mostLiveMemory;
  const what = 'memory in use after a collection grows';
  const finding = atMost(`${what} during the attack by, MB`, after - before, { most: inAll });
  const note = `(resident before, at most, after: ${resident.join(', ')})`;
  return [
    { ...finding, measured: `${finding.measured} ${note}` },
    atMost(`${what} after its twentieth second by, MB`, after - full, { most: whenFull }),
  ];
}
