import { step } from '../../../console.mjs';
import { buildSite } from '../../../parts/site.mjs';
import { concurrentVisitors } from './concurrent-visitors.mjs';
import { deployments, folders } from './deployments.mjs';
import { DrilledSite } from './drilled-site.mjs';
import { faultNamed } from '../../common/faults/faults.mjs';
import { fullDisk } from './full-disk.mjs';
import { healing, recordGoodPages } from './healing.mjs';
import { pagesOf } from '../../common/pages/pages.mjs';
import { firstRender, restart, revalidation } from './phases.mjs';
import { Results } from '../../common/results/results.mjs';

/** @typedef {import('../../common/faults/faults.mjs').Fault} Fault */

/**
 * Runs all phases of the drill: first render, revalidation and restart with every fault, also of Supabase alone, many
 * visitors at the same time, a full disk, and a build, a start and a deployment during each fault. Prints the tables.
 * Throws when a cell is empty or not as expected. Changes nothing in WordPress, and deletes its messages from Supabase.
 * @param {import('../../../settings.mjs').Settings} backend of a running WordPress and Supabase
 * @param {import('../../../processes/supervisor.mjs').Supervisor} supervisor
 * @param {Fault[]} faults
 * @returns {Promise<string[]>} what was left out on this machine, one line each
 */
export async function drill(backend, supervisor, faults) {
  const drilled = new DrilledSite(backend, supervisor, folders[0]);
  const results = new Results();
  await drilled.open();
  try {
    await drilled.setFault(faultNamed('refused'));
    await step('Building the site while WordPress and Supabase are unreachable', () =>
      buildSite(drilled.settings, supervisor),
    );
    await bothSources(drilled, results, faults);
    await concurrentVisitors(drilled, results);
    await supabaseAlone(drilled, results, faults);
    await fullDisk(drilled, results);
    await drilled.start();
    await recordGoodPages(drilled);
    await deployments(drilled, results, faults);
  } finally {
    await drilled.close();
  }
  return results.report();
}

/**
 * Faults of WordPress and Supabase together, from the first start of the build on.
 * @param {DrilledSite} drilled
 * @param {Results} results
 * @param {Fault[]} faults
 */
async function bothSources(drilled, results, faults) {
  drilled.pages = await pagesOf(drilled.backend);
  const { pages } = drilled;
  drilled.deleteStoredPages();
  await drilled.start();
  await firstRender(drilled, results, { name: 'first render', pages, faults });
  await recordGoodPages(drilled);
  await revalidation(drilled, results, { name: 'revalidation', pages, faults });
  await restart(drilled, results, { name: 'restart', pages, faults });
  await healing(drilled, results, { name: 'after it', pages });
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
  drilled.deleteStoredPages();
  await drilled.start();
  await firstRender(drilled, results, { name: 'first render, Supabase alone', ...alone });
  await recordGoodPages(drilled);
}
