import { say } from '../../console.mjs';
import { faultNamed } from './faults.mjs';
import { fullDisk } from './full-disk.mjs';
import { storeKnownPages, healing } from './healing.mjs';
import { concurrentVisitors } from './concurrent-visitors.mjs';
import { firstRender, restart, revalidation } from './phases.mjs';
import { pagesOf } from './pages.mjs';
import { Results } from './results.mjs';
import { DrilledSite } from './drilled-site.mjs';

/** @typedef {import('../../settings.mjs').Settings} Settings */
/** @typedef {import('../../processes/supervisor.mjs').Supervisor} Supervisor */
/** @typedef {import('./faults.mjs').Fault} Fault */

/** The limits for a busy machine: a slow fault takes at least four seconds. */
const lenient = { slack: 4, soon: 2.5, leisure: 2.5 };

/**
 * Faults of both data sources, on every type of page in both languages, at the first render and at revalidation.
 * Prints the tables. Throws when a cell is empty or not as expected.
 * @param {Settings} backend of a running WordPress and Supabase
 * @param {Supervisor} supervisor
 * @param {{ distDir: string, faults: Fault[] }} choice `distDir`: of a build that ran while WordPress was down
 * @returns {Promise<string[]>} what was left out on this machine, one line each
 */
export async function shortDrill(backend, supervisor, { distDir, faults }) {
  const drilled = new DrilledSite(backend, supervisor, { distDir, ...lenient });
  const results = new Results();
  await drilled.open();
  try {
    await openingPhases(drilled, results, { faults, restarts: [faultNamed('refused')] });
    await fullDisk(drilled, results);
  } finally {
    await drilled.close();
  }
  return report(results);
}

/**
 * The phases that use one build, made while the data sources were down: the first render, revalidation, restart and
 * healing.
 * @param {DrilledSite} drilled
 * @param {Results} results
 * @param {{ faults: Fault[], restarts: Fault[] }} choice `restarts`: the faults during which the process is restarted
 */
export async function openingPhases(drilled, results, { faults, restarts }) {
  drilled.pages = await pagesOf(drilled.backend);
  const { pages } = drilled;
  drilled.forgetPages();
  await drilled.have(faultNamed('refused'));
  await drilled.start();
  await firstRender(drilled, results, { name: 'first render', pages, faults });
  await storeKnownPages(drilled);
  await revalidation(drilled, results, { name: 'revalidation', pages, faults });
  await restart(drilled, results, { name: 'restart', pages, faults: restarts });
  await healing(drilled, results, { name: 'after it', pages });
  await concurrentVisitors(drilled, results);
}

/**
 * Prints the tables.
 * @param {Results} results
 * @returns {string[]} what was left out on this machine, one line each
 * @throws {Error} when a cell is empty or not as expected
 */
export function report(results) {
  say(`\n${results}`);
  const failures = results.failures();
  if (failures.length) throw new Error(`Not as expected:\n${failures.join('\n')}`);
  return results.leftOut.map((what) => `Left out of the drill: ${what}`);
}
