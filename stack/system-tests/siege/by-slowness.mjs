import { memoryOf } from '../bench/memory.mjs';
import { attack } from './attacks/attack.mjs';
import { honestFindings } from './honest.mjs';
import { newMark } from './marks.mjs';
import { meanwhile } from './visitor-experience.mjs';
import { atMost } from './results.mjs';

/** @typedef {import('./besieged-site.mjs').Setup} Setup */

const connections = 450;
/** Megabytes. */
const mostMemory = 200;
/** Seconds. */
const lengths = { site: 8, edge: 15 };

/**
 * Connections that send a byte a second, heads and bodies that never end, and connections that send a large body nearly whole and
 * then nothing. Such a body is refused before it is read, so it takes no memory.
 * @param {Setup} setup
 * @param {'site' | 'edge'} target the edge closes them; the site has to go on beside them
 * @returns {Promise<import('./results.mjs').Finding[]>}
 */
export async function bySlowness(setup, target) {
  const origin = target === 'site' ? setup.origin : setup.edge;
  const seconds = lengths[target];
  const before = memoryOf(setup.site.pid);
  const attacking = attack(
    {
      ...{ kind: 'slowness', origin, connections, most: connections, mark: newMark() },
      ...{ first: setup.number(), seconds },
    },
    { logDir: setup.backend.logDir, supervisor: setup.supervisor },
  );
  const [experience, outcome] = await meanwhile(setup, origin, attacking);
  const kept = (/** @type {string} */ name, /** @type {number} */ open) =>
    atMost(`of ${connections / 3} ${name}, open after ${seconds} s`, open, { most: 0 });
  return [
    ...honestFindings(experience, target),
    kept('large bodies', outcome.openLarge),
    atMost('memory more, MB', memoryOf(setup.site.pid) - before, { most: mostMemory }),
    // The edge gives a head ten seconds.
    ...(target === 'edge' ? [kept('unfinished heads', outcome.open)] : []),
  ];
}
