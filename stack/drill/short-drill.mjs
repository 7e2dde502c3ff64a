import { say } from '../console.mjs';
import { faults } from './faults.mjs';
import { fullDisk } from './full-disk.mjs';
import { becomeKnown, healing } from './healing.mjs';
import { herd } from './herd.mjs';
import { firstRender, restart, revalidation } from './moments.mjs';
import { pagesOf } from './pages.mjs';
import { Results } from './results.mjs';
import { Stage } from './stage.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../supervisor.mjs').Supervisor} Supervisor */

/** For a machine that does something else besides: what is slow takes four seconds at least. */
const lenient = { slack: 4, soon: 2.5, leisure: 2.5 };

/**
 * Every fault of both sources, on every type of page in both languages, at the first render and at revalidation. Prints
 * the tables; throws when a cell is empty or not as promised.
 * @param {Settings} backend of the running sources
 * @param {Supervisor} supervisor
 * @param {{ distDir: string }} build made while WordPress was away
 */
export async function shortDrill(backend, supervisor, { distDir }) {
  const stage = new Stage(backend, supervisor, { distDir, ...lenient });
  const results = new Results();
  await stage.open();
  try {
    await openingMoments(stage, results, { restarts: [faults[0]] });
    await fullDisk(stage, results);
  } finally {
    await stage.close();
  }
  report(results);
}

/**
 * What needs one build, made while the sources were away: the first render, revalidation, restart and healing.
 * @param {Stage} stage
 * @param {Results} results
 * @param {{ restarts: import('./faults.mjs').Fault[] }} choice
 */
export async function openingMoments(stage, results, { restarts }) {
  stage.pages = await pagesOf(stage.backend);
  const { pages } = stage;
  stage.forgetPages();
  await stage.have(faults[0]);
  await stage.start();
  await firstRender(stage, results, { name: 'first render', pages, faults });
  await becomeKnown(stage);
  await revalidation(stage, results, { name: 'revalidation', pages, faults });
  await restart(stage, results, { name: 'restart', pages, faults: restarts });
  await healing(stage, results, { name: 'after it', pages, faults: [] });
  await herd(stage, results);
}

/** @param {Results} results */
export function report(results) {
  say(`\n${results}`);
  const failures = results.failures();
  if (failures.length) throw new Error(`Not as promised:\n${failures.join('\n')}`);
}
