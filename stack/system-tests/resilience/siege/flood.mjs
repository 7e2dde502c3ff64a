import { say } from '../../../console.mjs';
import { memoryOf } from '../../common/site/memory.mjs';
import { pause } from '../../../processes/wait.mjs';
import { attack } from './attacks/attack.mjs';
import { inWords } from './attacks/plan.mjs';
import { visitorFindings } from './legitimate-visitors.mjs';
import { nearMissFindings } from './near-misses.mjs';
import { newMark, storedFiles } from './random-words.mjs';
import { measureVisitors } from './visitor-experience.mjs';
import { most } from '../../numbers.mjs';
import { atMost, noneOf } from '../../common/results/findings.mjs';

/** @typedef {import('./site-under-attack.mjs').Setup} Setup */
/** @typedef {import('../../common/results/findings.mjs').Finding} Finding */
/** @typedef {{ kind: 'addresses' | 'searches', connections: number }} Attack */

/** How many requests a second an attack may cause at WordPress. */
const perSecond = 5;
/** The maximum growth of the memory in use, in MB: during the whole attack, and after the caches are full. */
const mostLiveMemory = { inAll: 100, whenFull: 15 };
/** The maximum growth of the site's cache on disk, in MB. */
const mostStored = 20;

/**
 * Runs several attacks at the same time. All their requests are different. Each connection sends its next request as
 * soon as it has a response.
 * @param {Setup} setup
 * @param {'site' | 'edge'} target
 * @param {{ attacks: Attack[], alone: number, together: number, isMemoryMeasured?: boolean }} choice `alone`: seconds of
 *   the attacks alone; `together`: seconds with legitimate visitors, after that; `isMemoryMeasured`: only useful for
 *   twenty seconds or more, when the caches are full
 * @returns {Promise<Finding[]>}
 */
export async function flood(setup, target, choice) {
  const { attacks, alone, together, isMemoryMeasured = false } = choice;
  const { folders, wordpress, site, known } = setup;
  const mark = newMark();
  const origin = target === 'site' ? setup.origin : setup.edge;
  const before = { memory: memoryOf(site.pid), bytes: storedFiles(folders.site).bytes };
  const liveMemory = async () => (isMemoryMeasured ? site.liveMemory() : 0);
  const live = [await liveMemory()];
  const seconds = alone + together;
  wordpress.resetCounters();
  const attacking = Promise.all(
    attacks.map((each) =>
      attack({ ...each, origin, mark, seconds, most: 100_000, paths: known }, setup),
    ),
  );
  await Promise.race([pause(alone * 1000), attacking]);
  const first = wordpress.requests.length / alone;
  live.push(await liveMemory());
  const [experience, outcomes] = await measureVisitors(setup, origin, attacking);
  const ofAttackers = wordpress.requests.filter((url) => url.includes(mark)).length;
  for (const [index, outcome] of outcomes.entries())
    say(`      ${attacks[index].kind}: ${inWords(outcome)}`);
  await wordpress.untilIdle(10_000);
  const cache = storedFiles(folders.site);
  const memory = [before.memory, most(experience.memory), memoryOf(site.pid)].map(Math.round);
  live.push(await liveMemory());
  const misses = outcomes.flatMap(({ nearMisses }) => nearMisses);
  return [
    ...visitorFindings(experience, target),
    ofWordPress('requests to WordPress a second, attack alone', first),
    ofWordPress("requests to WordPress a second for attackers' addresses", ofAttackers / seconds),
    ...nearMissFindings(misses, wordpress.requests),
    ...(isMemoryMeasured ? ofMemory(live, memory) : []),
    atMost("the site's cache grows by, MB", (cache.bytes - before.bytes) / 2 ** 20, {
      most: mostStored,
    }),
    noneOf("stored files with attackers' words", cache.holding(mark)),
    noneOf("logs with attackers' words", storedFiles(folders.logs).holding(mark)),
    noneOf(
      "another visitor's words in a response",
      outcomes.flatMap(({ foreign }) => foreign),
    ),
  ];
}

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
