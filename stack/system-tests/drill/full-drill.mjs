import { say } from '../../console.mjs';
import { buildSiteIfChanged } from '../../parts/site.mjs';
import { deployments, folders, openEdge } from './deployments.mjs';
import { faults as allFaults } from './faults.mjs';
import { fullDisk } from './full-disk.mjs';
import { storeKnownPages, healing } from './healing.mjs';
import { firstRender, revalidation } from './phases.mjs';
import { pagesOf } from './pages.mjs';
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
 * start and a deployment during each fault. Prints the table. Throws when a cell is empty or not as expected.
 * @param {Settings} backend of a running WordPress and Supabase
 * @param {Supervisor} supervisor
 * @param {{ edge: { edge: number, compressor: number }, faults: Fault[], deployOnly: boolean }} choice ports of the edge;
 *   the faults during builds, and whether to run only the deployments
 * @returns {Promise<string[]>} what was left out on this machine, one line each
 */
export async function fullDrill(backend, supervisor, { edge, faults, deployOnly }) {
  const drilled = new DrilledSite(backend, supervisor, { distDir: folders[0], ...strict });
  await drilled.open();
  const results = new Results();
  await drilled.have(allFaults[0]);
  say('The site is built while WordPress and Supabase are unreachable.');
  await buildSiteIfChanged(drilled.settings, supervisor);
  if (deployOnly) {
    await openSite(drilled);
  } else {
    await openingPhases(drilled, results, { restarts: allFaults });
    await unknownAddresses(drilled, results);
    await supabaseAlone(drilled, results);
    await fullDisk(drilled, results);
    await drilled.start();
    await storeKnownPages(drilled);
  }
  const front = await openEdge(drilled, edge);
  await deployments(drilled, results, { front, faults });
  await drilled.stop();
  return report(results);
}

/** @param {DrilledSite} drilled */
async function openSite(drilled) {
  drilled.pages = await pagesOf(drilled.backend);
  drilled.forgetPages();
  await drilled.have(null);
  await drilled.start();
  await storeKnownPages(drilled);
}

/**
 * Faults of Supabase alone: the carousel and the contact form, while WordPress works.
 * @param {DrilledSite} drilled
 * @param {Results} results
 */
async function supabaseAlone(drilled, results) {
  const pages = drilled.pages.filter(({ source }) => source === 'both' || source === 'nobody');
  const alone = { pages, faults: allFaults, alone: true };
  await revalidation(drilled, results, { name: 'revalidation, Supabase alone', ...alone });
  await healing(drilled, results, { name: 'after it, Supabase alone', pages });
  await drilled.stop();
  drilled.forgetPages();
  await drilled.start();
  await firstRender(drilled, results, { name: 'first render, Supabase alone', ...alone });
  await storeKnownPages(drilled);
}
