import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../console.mjs';
import { startEdge } from '../parts/edge.mjs';
import { buildSite } from '../parts/site.mjs';
import { rootDir } from '../settings.mjs';
import { becomeKnown } from './healing.mjs';
import { isKept, isRight, verdictOfFirst, verdictOfKnown } from './verdicts.mjs';
import { forEach, until } from './visit.mjs';

/** @typedef {import('./stage.mjs').Stage} Stage */
/** @typedef {import('./results.mjs').Results} Results */
/** @typedef {import('./faults.mjs').Fault} Fault */

// The edge waits for the site, which gives up on its sources after eight seconds.
const soonAtEdge = 10;

/** A build is made beside the one that runs. */
export const folders = ['.next-drill', '.next-drill-2'];

/**
 * @param {Stage} stage
 * @param {{ edge: number, compressor: number }} ports
 * @returns {Promise<string>} its address
 */
export async function openEdge({ settings, supervisor }, ports) {
  const folder = join(settings.dataDir, 'edge');
  rmSync(folder, { recursive: true, force: true });
  const edge = await startEdge({ folder, site: settings.ports.site, ...ports });
  supervisor.onStop(edge.stop);
  return `http://127.0.0.1:${ports.edge}`;
}

/**
 * A new version is built, takes the place of the old one and answers its first visitors while the sources have a fault.
 * @param {Stage} stage
 * @param {Results} results
 * @param {{ front: string, faults: Fault[] }} choice
 */
export async function deployments(stage, results, { front, faults }) {
  const rows = stage.pages.map(({ type }) => type);
  const columns = faults.map(({ name }) => name);
  results.expect('build', ['outcome'], columns);
  results.expect('start', rows, columns);
  results.expect('deploy, through the edge', rows, columns);
  for (const [index, fault] of faults.entries()) {
    await stage.have(null);
    await step(`the edge sees every page`, () => fill(stage, front));
    await stage.have(fault);
    const { distDir } = stage.settings;
    stage.settings.distDir = folders[(index + 1) % 2];
    const isBuilt = await step(`build, ${fault.name}`, () => tryBuild(stage, results, fault));
    if (isBuilt) await stage.stop();
    else stage.settings.distDir = distDir;
    if (isBuilt) {
      await stage.start();
      await step(`start and deploy, ${fault.name}`, () => meet(stage, results, { front, fault }));
      await stage.have(null);
      await becomeKnown(stage);
    }
  }
}

/**
 * Through the edge, until it has the last good content of each page that may be kept.
 * @param {Stage} stage
 * @param {string} front
 */
async function fill(stage, front) {
  const isThere = async (page) => isRight(page, await stage.ask(page, front));
  const { left } = await until(stage.pages.filter(isKept), isThere, 40);
  if (left.length) throw new Error(`The edge does not show ${left.map(({ path }) => path)}`);
}

/** @param {Stage} stage */
function build(stage) {
  rmSync(join(rootDir, stage.settings.distDir), { recursive: true, force: true });
  return buildSite(stage.settings, stage.supervisor);
}

/** Succeeds, or fails and says why: either is a build that one can count on. */
async function tryBuild(stage, results, fault) {
  const since = performance.now();
  const put = (word, isRight, why = '') =>
    results.put(
      { moment: 'build', row: 'outcome', column: fault.name },
      { word, isRight, why, seconds: (performance.now() - since) / 1000 },
    );
  try {
    await build(stage);
    put('built', existsSync(join(rootDir, stage.settings.distDir, 'BUILD_ID')));
    return true;
  } catch (error) {
    put('failed', /Failed to fetch|not right/.test(error.message), error.message);
    return false;
  }
}

/**
 * The site's answer is taken by the edge unless it is a failure: a home page in part, and a list of which a new build
 * cannot know that it was not empty.
 */
const isKeptAtEdge = ({ source, path }) => source !== 'both' && !path.startsWith('/api/');

/** The first visitors of the new build: some ask the site itself, others the edge. */
async function meet(stage, results, { front, fault }) {
  const { pages, good } = stage;
  const [answers, lag] = await stage.withLag(() =>
    forEach(pages.length, pages, (page) => stage.ask(page)),
  );
  const slack = stage.slack + Math.max(lag, stage.ownTime);
  const circumstances = { fault: fault.name, slack };
  for (const [index, page] of pages.entries()) {
    const atSite = { moment: 'start', row: page.type, column: fault.name };
    results.put(atSite, verdictOfFirst(page, answers[index], circumstances));
  }
  await stage.rests();
  await forEach(pages.length, pages, async (page) => {
    const atEdge = { moment: 'deploy, through the edge', row: page.type, column: fault.name };
    const known = { ...circumstances, good: good.get(page.path) ?? '', soon: soonAtEdge + slack };
    const answer = await stage.ask(page, front);
    const isSeen = isKeptAtEdge(page) && fault.name !== 'empty list';
    results.put(
      atEdge,
      isSeen ? verdictOfKnown(page, answer, known) : verdictOfFirst(page, answer, circumstances),
    );
  });
  await stage.rests();
}
