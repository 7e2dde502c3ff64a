import { memoryOf } from '../bench/memory.mjs';
import { attack } from './attacks/attack.mjs';
import { visitorFindings } from './legitimate-visitors.mjs';
import { newMark } from './random-words.mjs';
import { measureVisitors } from './visitor-experience.mjs';
import { atMost } from '../findings.mjs';

/** @typedef {import('./site-under-attack.mjs').Setup} Setup */

const connections = 450;
/** The maximum growth of the memory, in MB. */
const mostMemory = 200;
/** The duration of the attack, in seconds. */
const lengths = { site: 8, edge: 15 };

/**
 * Opens connections that send one byte a second, for heads and bodies that never end, and connections that send nearly
 * the whole of a large body and then nothing. Such a body is refused before it is read, so it must take no memory.
 * @param {Setup} setup
 * @param {'site' | 'edge'} target the edge must close the connections; the site alone must work although they are open
 * @returns {Promise<import('../findings.mjs').Finding[]>}
 */
export async function bySlowness(setup, target) {
  const origin = target === 'site' ? setup.origin : setup.edge;
  const seconds = lengths[target];
  const before = memoryOf(setup.site.pid);
  const attacking = attack(
    { kind: 'slowness', origin, connections, most: connections, mark: newMark(), seconds },
    setup,
  );
  const [experience, outcome] = await measureVisitors(setup, origin, attacking);
  const kept = (/** @type {string} */ name, /** @type {number} */ open) =>
    atMost(`of ${connections / 3} ${name}, open after ${seconds} s`, open, { most: 0 });
  return [
    ...visitorFindings(experience, target),
    kept('large bodies', outcome.openLarge),
    atMost('memory more, MB', memoryOf(setup.site.pid) - before, { most: mostMemory }),
    // The edge closes a connection when its head is incomplete after ten seconds. This is not expected of the site
    // alone.
    ...(target === 'edge' ? [kept('unfinished heads', outcome.open)] : []),
  ];
}
