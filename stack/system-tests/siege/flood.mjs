import { say } from '../../console.mjs';
import { memoryOf } from '../bench/memory.mjs';
import { pause } from '../../processes/wait.mjs';
import { attack } from './attacks/attack.mjs';
import { inWords } from './attacks/plan.mjs';
import { visitorFindings } from './legitimate-visitors.mjs';
import { nearMissFindings } from './near-misses.mjs';
import { newMark, storedFiles } from './random-words.mjs';
import { measureVisitors } from './visitor-experience.mjs';
import { most } from '../numbers.mjs';
import { atMost, noneOf } from '../findings.mjs';

/** @typedef {import('./site-under-attack.mjs').Setup} Setup */
/** @typedef {import('../findings.mjs').Finding} Finding */
/** @typedef {{ kind: 'addresses' | 'searches', connections: number }} Attack */

/** How many requests a second an attack may cause at WordPress. */
const perSecond = 5;
/** The maximum growth of the memory in use, and of the site's cache, in MB. */
const mostLiveMemory = 15;
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
  const seconds = alone + together;
  wordpress.resetCounters();
  const attacking = Promise.all(
    attacks.map((each) =>
      attack({ ...each, origin, mark, seconds, most: 100_000, paths: known }, setup),
    ),
  );
  await Promise.race([pause(alone * 1000), attacking]);
  const first = wordpress.requests.length / alone;
  const live = isMemoryMeasured ? await site.liveMemory() : 0;
  const [experience, outcomes] = await measureVisitors(setup, origin, attacking);
  const ofAttackers = wordpress.requests.filter((url) => url.includes(mark)).length;
  for (const [index, outcome] of outcomes.entries())
    say(`      ${attacks[index].kind}: ${inWords(outcome)}`);
  await wordpress.untilIdle(10_000);
  const cache = storedFiles(folders.site);
  const memory = [before.memory, most(experience.memory), memoryOf(site.pid)].map(Math.round);
  const misses = outcomes.flatMap(({ nearMisses }) => nearMisses);
  return [
    ...visitorFindings(experience, target),
    ofWordPress('requests to WordPress a second, attack alone', first),
    ofWordPress("requests to WordPress a second for attackers' addresses", ofAttackers / seconds),
    ...nearMissFindings(misses, wordpress.requests),
    ...(isMemoryMeasured ? [ofMemory((await site.liveMemory()) - live, memory)] : []),
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
 * The memory must not grow during an attack: from its twentieth second to its end, the memory in use after a garbage
 * collection may grow only by what the pages need that legitimate visitors have requested. The table also shows the
 * memory that the system has given to the process.
 * @param {number} grown in MB
 * @param {number[]} resident in MB: before, at most and after
 */
const ofMemory = (grown, resident) => {
  const finding = atMost('memory in use after a collection grows by, MB', grown, {
    most: mostLiveMemory,
  });
  const note = `(resident before, at most, after: ${resident.join(', ')})`;
  return { ...finding, measured: `${finding.measured} ${note}` };
};
