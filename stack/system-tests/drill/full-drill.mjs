import { step } from '../../console.mjs';
import { buildSite } from '../../parts/site.mjs';
import { deployments, folders } from './deployments.mjs';
import { faultNamed } from './faults.mjs';
import { fullDisk } from './full-disk.mjs';
import { storeKnownPages, healing } from './healing.mjs';
import { firstRender, revalidation } from './phases.mjs';
import { Results } from './results.mjs';
import { openingPhases, report } from './short-drill.mjs';
import { DrilledSite } from './drilled-site.mjs';
import { unknownAddresses } from './unknown-addresses.mjs';

/** @typedef {import('../../settings.mjs').Settings} Settings */
/** @typedef {import('../../processes/supervisor.mjs').Supervisor} Supervisor */
/** @typedef {import('./faults.mjs').Fault} Fault */

/** The limits, with one second of tolerance. */
const strict = { slack: 1, soon: 1, leisure: 1 };

/**
 * The whole table: first render, revalidation and restart with every fault, also of Supabase alone, and a build, a
 * start and a deployment during each fault. Prints the table. Throws when a cell is empty or not as expected. Changes
 * nothing in WordPress, and deletes its messages from Supabase.
 * @param {Settings} backend of a running WordPress and Supabase
 * @param {Supervisor} supervisor
 * @param {{ faults: Fault[] }} choice
 * @returns {Promise<string[]>} what was left out on this machine, one line each
 */
export async function fullDrill(backend, supervisor, { faults }) {
  const drilled = new DrilledSite(backend, supervisor, { distDir: folders[0], ...strict });
  const results = new Results();
  await drilled.open();
  try {
    await drilled.have(faultNamed('refused'));
    await step('Building the site while WordPress and Supabase are unreachable', () =>
      buildSite(drilled.settings, supervisor),
    );
    await openingPhases(drilled, results, { faults, restarts: faults });
    await unknownAddresses(drilled, results);
    await supabaseAlone(drilled, results, faults);
    await fullDisk(drilled, results);
    await drilled.start();
    await storeKnownPages(drilled);
    await deployments(drilled, results, faults);
  } finally {
    await drilled.close();
  }
  return report(results);
}

/**
 * Faults of Supabase alone: the carousel and the contact form, while WordPress works.
 * @param {DrilledSite} drilled
 * @param {Results} results
 * @param {Fault[]} faults
 */
async function supabaseAlone(drilled, results, faults) {
  const pages = drilled.pages.filter(({ source }) => source === 'both' || source === 'nobody');
  const alone = { pages, faults, alone: true };
  await revalidation(drilled, results, { name: 'revalidation, Supabase alone', ...alone });
  await healing(drilled, results, { name: 'after it, Supabase alone', pages });
  await drilled.stop();
  drilled.forgetPages();
  await drilled.start();
  await firstRender(drilled, results, { name: 'first render, Supabase alone', ...alone });
  await storeKnownPages(drilled);
}
