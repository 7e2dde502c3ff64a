import { existsSync, rmSync } from 'node:fs';
import { messageOf, step } from '../../../console.mjs';
import { buildSite } from '../../../parts/site.mjs';
import { runConcurrently } from '../../../run-concurrently.mjs';
import { faultNamed } from '../../common/faults/faults.mjs';
import { isCacheable, typesOf } from '../../common/pages/pages.mjs';
import { startTestEdge } from '../../common/site/start-test-edge.mjs';
import { untilStored } from '../../common/visitors/requests.mjs';
import { buildFolders } from './drilled-site.mjs';
import { recordGoodPages } from './healing.mjs';
import { isRight, tolerance, verdictOfFirst, verdictOfKnown } from './verdicts.mjs';

/** @typedef {import('./drilled-site.mjs').DrilledSite} DrilledSite */
/** @typedef {import('../../common/results/result.mjs').Result} Result */
/** @typedef {import('../../common/results/result.mjs').Verdict} Verdict */
/** @typedef {import('../../common/faults/faults.mjs').Fault} Fault */

// The maximum response time of the edge, in seconds. The edge waits for the site, which waits for its data sources for
// eight seconds.
const soonAtEdge = 10;

/** The folder of the next build: not that of the running one. @param {string} running */
export const nextFolder = (running) => buildFolders.find((each) => each !== running) ?? '';

/**
 * The site is built for the first time, while its data sources refuse connections.
 * @param {DrilledSite} drilled
 */
export async function buildWithoutSources(drilled) {
  await drilled.setFault(faultNamed('refused'));
  await buildSite(drilled.settings, drilled.supervisor);
  return { measured: 'it was built', isKept: true };
}

/**
 * While the data sources have a fault, a new version is built, is started in place of the old one, and gets its first
 * visitors.
 * @param {DrilledSite} drilled
 * @param {Result} result
 */
export async function deployments(drilled, result) {
  const edge = await startTestEdge(drilled.context, 'drill-edge');
  await drilled.stop();
  await drilled.start();
  await recordGoodPages(drilled);
  const rows = typesOf(drilled.pages);
  const columns = drilled.faults.map(({ name }) => name);
  const putBuild = result.table(['outcome'], columns, 'build');
  const put = {
    atSite: result.table(rows, columns, 'start'),
    atEdge: result.table(rows, columns, 'deploy, through the edge'),
  };
  for (const fault of drilled.faults) {
    await drilled.setFault(null);
    await step('request every page through the edge', () => fillEdge(drilled, edge.url));
    await drilled.setFault(fault);
    const { distDir } = drilled.settings;
    drilled.settings.distDir = nextFolder(distDir);
    const built = await step(`build, ${fault.name}`, () => tryBuild(drilled));
    putBuild('outcome', fault.name, built);
    if (built.word !== 'built') {
      drilled.settings.distDir = distDir;
      continue;
    }
    await drilled.stop();
    await drilled.start();
    await step(`start and deploy, ${fault.name}`, () =>
      requestAsFirstVisitors(drilled, { edgeUrl: edge.url, fault, put }),
    );
    await recordGoodPages(drilled);
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

/**
 * A build must either succeed, or fail with a clear reason.
 * @param {DrilledSite} drilled
 * @returns {Promise<Verdict>}
 */
async function tryBuild(drilled) {
  const since = performance.now();
  const seconds = () => (performance.now() - since) / 1000;
  try {
    rmSync(drilled.inBuild(), { recursive: true, force: true });
    await buildSite(drilled.settings, drilled.supervisor);
    return { word: 'built', isRight: existsSync(drilled.inBuild('BUILD_ID')), seconds: seconds() };
  } catch (error) {
    const why = messageOf(error);
    return { word: 'failed', isRight: /Failed to fetch/.test(why), why, seconds: seconds() };
  }
}

/**
 * Whether the edge must still show the last good content of a page after a deployment. The edge does so only when the
 * response of the site is an error. It passes on a partial page, which is no error, and responses below /api/, which it
 * does not cache. An empty list is no error either: a new build cannot know that the list had items.
 * @param {import('../../common/pages/pages.mjs').Page} page
 * @param {string} fault its name
 */
const isKeptAtEdge = ({ mayBePartial, path }, fault) =>
  !mayBePartial && !path.startsWith('/api/') && fault !== 'empty list';

/**
 * Requests every page as the first visitor of the new build: from the site itself, then through the edge.
 * @param {DrilledSite} drilled
 * @param {{ edgeUrl: string, fault: Fault, put: Record<'atSite' | 'atEdge', ReturnType<Result['table']>> }} how
 */
async function requestAsFirstVisitors(drilled, { edgeUrl, fault: { name }, put }) {
  const { pages, good } = drilled;
  const [responses, lag] = await drilled.withLag(() =>
    runConcurrently(pages, pages.length, (page) => drilled.request(page)),
  );
  const slack = tolerance + Math.max(lag, drilled.renderTime);
  const circumstances = { fault: name, slack };
  for (const [index, page] of pages.entries())
    put.atSite(page.type, name, verdictOfFirst(page, responses[index], circumstances));
  await drilled.untilIdle();
  await runConcurrently(pages, pages.length, async (page) => {
    const known = { ...circumstances, good: good.get(page.path) ?? '', soon: soonAtEdge + slack };
    const response = await drilled.request(page, edgeUrl);
    const verdict = isKeptAtEdge(page, name)
      ? verdictOfKnown(page, response, known)
      : verdictOfFirst(page, response, circumstances);
    put.atEdge(page.type, name, verdict);
  });
  await drilled.untilIdle();
}
