import { say, step } from '../../console.mjs';
import { storeKnownPages } from './store-known-pages.mjs';
import { briefly } from './short-siege.mjs';
import { byMessages } from './by-messages.mjs';
import { byQueries } from './by-queries.mjs';
import { bySize } from './by-size.mjs';
import { bySlowness } from './by-slowness.mjs';
import { byAddresses, bySearches } from './by-unknown-addresses.mjs';
import { quietly } from './without-attack.mjs';
import { inLines, noneOf, Results } from '../findings.mjs';
import { startBesiegedSite } from './besieged-site.mjs';

/** @typedef {import('./besieged-site.mjs').Setup} Setup */
/** @typedef {import('../findings.mjs').Finding} Finding */

/** @typedef {[title: string, siege: (setup: Setup) => Promise<Finding[]>]} Siege */

/** @type {Siege[]} */
const sieges = [
  ['nothing', quietly],
  ['random addresses, at the site', (setup) => byAddresses(setup, 'site')],
  ['random addresses, at the edge', (setup) => byAddresses(setup, 'edge')],
  ['random searches and addresses, at the site', bySearches],
  ['queries and headers, at the site', (setup) => byQueries(setup, 'site')],
  ['queries and headers, at the edge', (setup) => byQueries(setup, 'edge')],
  ['messages from three addresses', (setup) => byMessages(setup, false)],
  ['messages of programs from 400 addresses', (setup) => byMessages(setup, true)],
  ['slow heads and bodies, at the site', (setup) => bySlowness(setup, 'site')],
  ['slow heads and bodies, at the edge', (setup) => bySlowness(setup, 'edge')],
  ['large answers of WordPress', (setup) => bySize(setup, 'wordpress')],
  ['large answers of Supabase', (setup) => bySize(setup, 'supabase')],
];

/** @type {Siege[]} */
const shortSieges = [['several attacks at once', briefly]];

/** No attack starts later than this, in milliseconds after the first. */
const most = 300_000;

/**
 * Attacks a copy of the built site on this machine, alone and behind the edge. Prints what legitimate visitors and an
 * editor got during the attacks, and what is guaranteed. Throws when a guarantee is broken. Deletes its content from
 * WordPress and Supabase afterwards.
 *
 * @param {import('../../settings.mjs').Settings} settings of a running WordPress and Supabase; its `distDir` has a
 *   build
 * @param {import('../../processes/supervisor.mjs').Supervisor} supervisor
 * @param {{ short: boolean }} choice `short`: fewer attacks, half a minute
 */
export async function besiege(settings, supervisor, { short }) {
  const results = new Results();
  const setup = await step('Starting the site and its edge', () =>
    startBesiegedSite(settings, supervisor, { short }),
  );
  const since = Date.now();
  try {
    await step('Every page is requested once', () => storeKnownPages(setup));
    for (const [title, siege] of short ? shortSieges : sieges) {
      if (Date.now() - since > most) {
        results.put(title, [noneOf('not tried', ['the five minutes were over'])]);
        continue;
      }
      const findings = await step(`Siege: ${title}`, async () => {
        await setup.wordpress.rests(10_000);
        return siege(setup);
      });
      say(inLines(findings));
      results.put(title, findings);
    }
  } finally {
    await setup.close();
  }
  say(`${results}`);
  results.requireKept();
}
