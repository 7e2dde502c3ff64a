import { flood } from './flood.mjs';

/** @typedef {import('./besieged-site.mjs').Setup} Setup */

const connections = 50;

/**
 * Requests for paths that do not exist, on every route that takes a name or a number.
 * @param {Setup} setup
 * @param {'site' | 'edge'} target
 */
export function byAddresses(setup, target) {
  const attacks = /** @type {const} */ ([{ kind: 'addresses', connections }]);
  return target === 'site'
    ? flood(setup, {
        target,
        attacks: [...attacks],
        alone: 20,
        together: 40,
        isMemoryMeasured: true,
      })
    : flood(setup, { target, attacks: [...attacks], alone: 3, together: 11 });
}

/**
 * Searches for random words, and requests as many random paths at the same time: both share the limit of requests that
 * unknown addresses may cause at WordPress.
 * @param {Setup} setup
 */
export const bySearches = (setup) =>
  flood(setup, {
    ...{ target: 'site', alone: 5, together: 17 },
    attacks: [
      { kind: 'searches', connections },
      { kind: 'addresses', connections },
    ],
  });
