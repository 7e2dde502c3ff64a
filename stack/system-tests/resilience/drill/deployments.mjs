import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../../console.mjs';
import { buildSite } from '../../../parts/site.mjs';
import { runConcurrently } from '../../../run-concurrently.mjs';
import { rootDir } from '../../../settings.mjs';
import { startTestEdge } from '../../common/site/start-test-edge.mjs';
import { recordGoodPages } from './healing.mjs';
import { isCacheable } from '../../common/pages/pages.mjs';
import { untilStored } from '../../common/visitors/requests.mjs';
import { isRight, tolerance, verdictOfFirst, verdictOfKnown } from './verdicts.mjs';

/** @typedef {import('./drilled-site.mjs').DrilledSite} DrilledSite */
/** @typedef {import('../../common/results/results.mjs').Results} Results */
/** @typedef {import('../../common/faults/faults.mjs').Fault} Fault */

// The maximum response time of the edge, in seconds. The edge waits for the site, which waits for its data sources for
// eight seconds.
const soonAtEdge = 10;

/** The folders of the builds. The running build is in one of them, the next build is made in the other. */
export const folders = ['.next-drill', '.next-drill-2'];

/** The folder of the next build: not that of the running one. @param {string} running */
export const nextFolder = (running) => folders.find((each) => each !== running) ?? '';

/**
 * Builds a new version, starts it in place of the old one, and sends it its first visitors, while the data sources have
 * a fault.
 * @param {DrilledSite} drilled
 * @param {Results} results
 * @param {Fault[]} faults
 */
export async function deployments(drilled, results, faults) {
  const edge = await startTestEdge(drilled.settings, drilled.supervisor, 'drill-edge');
  try {
    await deployAll(drilled, results, { edgeUrl: edge.url, faults });
  } finally {
    await edge.stop();
  }
}

/**
 * @param {DrilledSite} drilled
 * @param {Results} results
 * @param {{ edgeUrl: string, faults: Fault[] }} choice
 */
async function deployAll(drilled, results, { edgeUrl, faults }) {
  const rows = drilled.pages.map(({ type }) => type);
  const columns = faults.map(({ name }) => name);
  results.expect('build', ['outcome'], columns);
  results.expect('start', rows, columns);
  results.expect('deploy, through the edge', rows, columns);
  for (const fault of faults) {
    await drilled.setFault(null);
    await step('request every page through the edge', () => fillEdge(drilled, edgeUrl));
    await drilled.setFault(fault);
    const { distDir } = drilled.settings;
    drilled.settings.distDir = nextFolder(distDir);
    const isBuilt = await step(`build, ${fault.name}`, () => tryBuild(drilled, results, fault));
    if (isBuilt) await drilled.stop();
    else drilled.settings.distDir = distDir;
    if (isBuilt) {
      await drilled.start();
      await step(`start and deploy, ${fault.name}`, () =>
        requestAsFirstVisitors(drilled, results, { edgeUrl, fault }),
      );
      await drilled.setFault(null);
      await recordGoodPages(drilled);
    }
  }
}

/**
 * Requests each page through the edge until it has stored the last good content. It does not store a response that the
 * site marks as STALE (deploy/nginx.conf).
 * @param {DrilledSite} drilled
 * @param {string} edgeUrl
 */
function fillEdge(drilled, edgeUrl) {
  const isThere = (page, response) => isRight(page, response) && response.state !== 'STALE';
  const pages = drilled.pages.filter(isCacheable);
  return untilStored(pages, (page) => drilled.request(page, edgeUrl), isThere, 40);
}

/** @param {DrilledSite} drilled */
function build(drilled) {
  rmSync(join(rootDir, drilled.settings.distDir), { recursive: true, force: true });
  return buildSite(drilled.settings, drilled.supervisor);
}

/** A build must either succeed, or fail with a clear reason. */
async function tryBuild(drilled, results, fault) {
  const since = performance.now();
  const put = (word, isRight, why = '') =>
    results.put(
      { phase: 'build', row: 'outcome', column: fault.name },
      { word, isRight, why, seconds: (performance.now() - since) / 1000 },
    );
  try {
    await build(drilled);
    put('built', existsSync(join(rootDir, drilled.settings.distDir, 'BUILD_ID')));
    return true;
  } catch (error) {
    put('failed', /Failed to fetch/.test(error.message), error.message);
    return false;
  }
}

/**
 * Whether the edge must still show the last good content of a page after a deployment. The edge does so only when the
 * response of the site is an error. It passes on a partial page, which is no error, and responses below /api/, which it
 * does not cache.
 */
const isCachedAtEdge = ({ mayBePartial, path }) => !mayBePartial && !path.startsWith('/api/');

/** Requests every page as the first visitor of the new build: from the site itself, then through the edge. */
async function requestAsFirstVisitors(drilled, results, { edgeUrl, fault }) {
  const { pages, good } = drilled;
  const [responses, lag] = await drilled.withLag(() =>
    runConcurrently(pages, pages.length, (page) => drilled.request(page)),
  );
  const slack = tolerance + Math.max(lag, drilled.renderTime);
  const circumstances = { fault: fault.name, slack };
  for (const [index, page] of pages.entries()) {
    const atSite = { phase: 'start', row: page.type, column: fault.name };
    results.put(atSite, verdictOfFirst(page, responses[index], circumstances));
  }
  await drilled.untilIdle();
  await runConcurrently(pages, pages.length, async (page) => {
    const atEdge = { phase: 'deploy, through the edge', row: page.type, column: fault.name };
    const known = { ...circumstances, good: good.get(page.path) ?? '', soon: soonAtEdge + slack };
    const response = await drilled.request(page, edgeUrl);
    // An empty list is no error either: a new build cannot know that the list had items.
    const isCached = isCachedAtEdge(page) && fault.name !== 'empty list';
    results.put(
      atEdge,
      isCached
        ? verdictOfKnown(page, response, known)
        : verdictOfFirst(page, response, circumstances),
    );
  });
  await drilled.untilIdle();
}
