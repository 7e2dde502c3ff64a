import { bySize } from './by-size.mjs';
import { flood } from './flood.mjs';

/**
 * The short siege: several attacks at the same time, each with fewer connections, and then one large response.
 * @param {import('./besieged-site.mjs').Setup} setup
 * @returns {Promise<import('../findings.mjs').Finding[]>}
 */
export async function briefly(setup) {
  const together = await flood(setup, {
    ...{ target: 'site', alone: 2, together: 9 },
    attacks: [
      { kind: 'addresses', connections: 25 },
      { kind: 'searches', connections: 25 },
      { kind: 'queries', connections: 2 },
      { kind: 'slowness', connections: 100 },
    ],
  });
  const large = await bySize(setup, 'wordpress', {
    faults: ['30 MB'],
    restarts: false,
    leisure: 2,
  });
  return [...together, ...large];
}
