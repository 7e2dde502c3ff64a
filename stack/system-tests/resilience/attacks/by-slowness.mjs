import { memoryOf } from '../../common/site/memory.mjs';
import { attack } from './attacker/attack.mjs';
import { newMark } from './random-words.mjs';
import { measureVisitors } from './visitor-experience.mjs';
import { atMost } from '../../common/results/findings.mjs';

/** @typedef {import('./site-under-attack.mjs').Setup} Setup */

const connections = 450;
/** The maximum growth of the memory, in MB. */
const mostMemory = 200;
/** The duration of the attack, in seconds. */
const seconds = 8;

/**
 * Opens connections that send one byte a second, for heads and bodies that never end, and connections that send nearly
 * the whole of a large body and then nothing. Such a body is refused before it is read, so it must take no memory. The
 * site must work although the other connections are open. The edge closes those with unfinished heads
 * (stack/parts/edge-slowness.test.mjs).
 * @param {Setup} setup
 * @returns {Promise<import('../../common/results/findings.mjs').Finding[]>}
 */
export async function bySlowness(setup) {
  const { site } = setup;
  const origin = site.url;
  const before = memoryOf(site.pid);
  const attacking = attack(
    { kind: 'slowness', origin, connections, most: connections, mark: newMark(), seconds },
    setup,
  );
  const { findings, outcome } = await measureVisitors(setup, 'site', attacking);
  return [
    ...findings,
    atMost(`of ${connections / 3} large bodies, open after ${seconds} s`, outcome.openLarge, {
      most: 0,
    }),
    atMost('memory more, MB', memoryOf(site.pid) - before, { most: mostMemory }),
  ];
}
