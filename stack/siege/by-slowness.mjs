import { attack } from './attacks/attack.mjs';
import { honestFindings } from './honest.mjs';
import { newMark } from './marks.mjs';
import { meanwhile } from './meanwhile.mjs';
import { atMost } from './results.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */

const connections = 400;
/** Seconds. */
const lengths = { site: { long: 8 }, edge: { short: 3, long: 18 } };

/**
 * Four hundred connections that send a byte a second, heads and bodies that never end.
 * @param {Scene} scene
 * @param {'site' | 'edge'} asked the edge closes them; the site has to go on beside them
 * @returns {Promise<import('./results.mjs').Finding[]>}
 */
export async function bySlowness(scene, asked) {
  const origin = asked === 'site' ? scene.origin : scene.edge;
  const seconds = lengths[asked][scene.short ? 'short' : 'long'];
  const attacking = attack(
    {
      ...{ kind: 'slowness', origin, connections, most: connections, mark: newMark() },
      ...{ first: scene.number(), seconds },
    },
    { logDir: scene.backend.logDir, supervisor: scene.supervisor },
  );
  const [experience, outcome] = await meanwhile(scene, origin, attacking);
  const ended = atMost(`of ${connections / 2} heads, open after ${seconds} s`, outcome.open, {
    most: 0,
  });
  // The edge gives a head ten seconds.
  const isLongEnough = asked === 'edge' && !scene.short;
  return [...honestFindings(experience, asked), ...(isLongEnough ? [ended] : [])];
}
