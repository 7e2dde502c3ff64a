import { attack } from './attacks/attack.mjs';
import { honestFindings } from './honest.mjs';
import { newMark } from './marks.mjs';
import { meanwhile } from './visitor-experience.mjs';
import { atMost } from './results.mjs';

/** @typedef {import('./besieged-site.mjs').Setup} Setup */

const connections = 400;
/** Seconds. */
const lengths = { site: 8, edge: 15 };

/**
 * Four hundred connections that send a byte a second, heads and bodies that never end.
 * @param {Setup} setup
 * @param {'site' | 'edge'} target the edge closes them; the site has to go on beside them
 * @returns {Promise<import('./results.mjs').Finding[]>}
 */
export async function bySlowness(setup, target) {
  const origin = target === 'site' ? setup.origin : setup.edge;
  const seconds = lengths[target];
  const attacking = attack(
    {
      ...{ kind: 'slowness', origin, connections, most: connections, mark: newMark() },
      ...{ first: setup.number(), seconds },
    },
    { logDir: setup.backend.logDir, supervisor: setup.supervisor },
  );
  const [experience, outcome] = await meanwhile(setup, origin, attacking);
  const ended = atMost(
    `of ${connections / 2} unfinished requests, open after ${seconds} s`,
    outcome.open,
    {
      most: 0,
    },
  );
  // The edge gives a head ten seconds.
  return [...honestFindings(experience, target), ...(target === 'edge' ? [ended] : [])];
}
