import { say } from '../console.mjs';
import { memoryOf } from '../bench/memory.mjs';
import { pause } from '../wait.mjs';
import { attack } from './attacks/attack.mjs';
import { inWords } from './attacks/plan.mjs';
import { honestFindings } from './honest.mjs';
import { kept, newMark } from './marks.mjs';
import { meanwhile } from './meanwhile.mjs';
import { most, rise } from './numbers.mjs';
import { atMost, noneOf } from './results.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */
/** @typedef {import('./results.mjs').Finding} Finding */

const connections = 50;
const perSecond = 5;
/** Megabytes. */
const levelWithin = 100;
const mostKept = 20;

/** How long strangers are alone, and then together with honest visitors, in seconds. */
const lengths = {
  // A heap takes some twenty seconds of load to reach its size.
  site: { short: [2, 7], long: [20, 40] },
  edge: { long: [3, 15] },
};

/**
 * Fifty connections ask for what does not exist, as fast as they are answered.
 * @param {Scene} scene
 * @param {'site' | 'edge'} asked
 * @returns {Promise<Finding[]>}
 */
export async function byAddresses(scene, asked) {
  const { folders, wordpress, site, short } = scene;
  const mark = newMark();
  const origin = asked === 'site' ? scene.origin : scene.edge;
  const [alone, together] = lengths[asked][short ? 'short' : 'long'];
  const before = { memory: memoryOf(site.pid), bytes: kept(folders.site).bytes };
  wordpress.count();
  const attacking = attack(
    {
      ...{ kind: 'addresses', origin, connections, mark, first: scene.number() },
      ...{ seconds: alone + together, most: 100_000 },
    },
    { logDir: scene.backend.logDir, supervisor: scene.supervisor },
  );
  await Promise.race([pause(alone * 1000), attacking]);
  const first = wordpress.asked.length / alone;
  const [experience, outcome] = await meanwhile(scene, origin, attacking);
  const ofStrangers = wordpress.asked.filter((url) => url.includes(mark)).length;
  say(`      ${inWords(outcome)}`);
  await wordpress.rests(10_000);
  const cache = kept(folders.site);
  const after = memoryOf(site.pid);
  const memory = [before.memory, most(experience.memory), after].map(Math.round);
  return [
    ...honestFindings(experience, asked),
    atMost('requests to WordPress a second, strangers alone', first, { most: perSecond }),
    atMost('… for what a stranger named, throughout', ofStrangers / (alone + together), {
      most: perSecond,
    }),
    // A process that has just started grows by itself: whether it stays level, a few seconds do not tell.
    ...(short ? [] : [ofMemory(experience.memory, memory)]),
    atMost("the site's cache grows by, MB", (cache.bytes - before.bytes) / 2 ** 20, {
      most: mostKept,
    }),
    noneOf('kept files with words of strangers', cache.holding(mark)),
    noneOf("others' words in an answer", outcome.foreign),
  ];
}

/**
 * @param {number[]} samples in MB
 * @param {number[]} around before, at most and after
 */
const ofMemory = (samples, around) => ({
  ...atMost("the site's memory rises by, MB", rise(samples), { most: levelWithin }),
  measured: `${rise(samples).toFixed(0)} (before, most, after: ${around.join(', ')})`,
});
