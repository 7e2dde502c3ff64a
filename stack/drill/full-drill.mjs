import { say } from '../console.mjs';
import { buildSiteIfChanged } from '../parts/site.mjs';
import { deployments, folders, openEdge } from './deployments.mjs';
import { faults as allFaults } from './faults.mjs';
import { fullDisk } from './full-disk.mjs';
import { becomeKnown, healing } from './healing.mjs';
import { firstRender, revalidation } from './moments.mjs';
import { pagesOf } from './pages.mjs';
import { Results } from './results.mjs';
import { openingMoments, report } from './short-drill.mjs';
import { Stage } from './stage.mjs';
import { strangers } from './strangers.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../supervisor.mjs').Supervisor} Supervisor */
/** @typedef {import('./faults.mjs').Fault} Fault */

/** As promised: nothing is added. */
const strict = { slack: 1, soon: 1, leisure: 1 };

/**
 * The whole table: first render, revalidation and restart with every fault, of Supabase alone too, and a build, a start
 * and a deployment during each. Prints it; throws when a cell is empty or not as promised.
 * @param {Settings} backend of the running sources
 * @param {Supervisor} supervisor
 * @param {{ edge: { edge: number, compressor: number }, faults: Fault[], deployOnly: boolean }} choice ports of the edge;
 *   what to build with, and whether to leave out all that comes before
 */
export async function fullDrill(backend, supervisor, { edge, faults, deployOnly }) {
  const stage = new Stage(backend, supervisor, { distDir: folders[0], ...strict });
  await stage.open();
  const results = new Results();
  await stage.have(allFaults[0]);
  say('The site is built while its sources are away.');
  await buildSiteIfChanged(stage.settings, supervisor);
  if (deployOnly) {
    await openSite(stage);
  } else {
    await openingMoments(stage, results, { restarts: allFaults });
    await strangers(stage, results);
    await supabaseAlone(stage, results);
    await fullDisk(stage, results);
    await stage.start();
    await becomeKnown(stage);
  }
  const front = await openEdge(stage, edge);
  await deployments(stage, results, { front, faults });
  await stage.stop();
  report(results);
}

/** @param {Stage} stage */
async function openSite(stage) {
  stage.pages = await pagesOf(stage.backend);
  stage.forgetPages();
  await stage.have(null);
  await stage.start();
  await becomeKnown(stage);
}

/**
 * The carousel and the contact form, while WordPress is well.
 * @param {Stage} stage
 * @param {Results} results
 */
async function supabaseAlone(stage, results) {
  const pages = stage.pages.filter(({ source }) => source === 'both' || source === 'nobody');
  const alone = { pages, faults: allFaults, alone: true };
  await revalidation(stage, results, { name: 'revalidation, Supabase alone', ...alone });
  await healing(stage, results, { name: 'after it, Supabase alone', pages, faults: [] });
  await stage.stop();
  stage.forgetPages();
  await stage.start();
  await firstRender(stage, results, { name: 'first render, Supabase alone', ...alone });
  await becomeKnown(stage);
}
