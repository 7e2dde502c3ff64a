import { existsSync, rmSync } from 'node:fs';
import { messageOf, step } from '../../../console.mjs';
import { buildSite } from '../../../parts/site.mjs';
import { runConcurrently } from '../../../run-concurrently.mjs';
import { faultNamed } from '../../common/faults/faults.mjs';
import { isCacheable, typesOf } from '../../common/pages/pages.mjs';
import { startTestEdge } from '../../common/site/start-test-edge.mjs';
import { untilStored } from '../../common/visitors/requests.mjs';
import { buildFolders } from './site-behind-proxies.mjs';
import { recordGoodPages } from './healing.mjs';
import { isRight, tolerance, verdictOfFirst, verdictOfKnown } from './verdicts.mjs';

/** @typedef {import('./site-behind-proxies.mjs').SiteBehindProxies} SiteBehindProxies */
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
 * @param {SiteBehindProxies} site
 */
export async function buildWithoutSources(site) {
  await site.setFault(faultNamed('refused'));
  await buildSite(site.settings, site.supervisor);
  return { measured: 'it was built', isKept: true };
}

/**
 * While the data sources have a fault, a new version is built, is started in place of the old one, and gets its first
 * visitors.
 * @param {SiteBehindProxies} site
 * @param {Result} result
 */
export async function deployments(site, result) {
  const edge = await startTestEdge(site.context, 'outages-edge');
  await site.stop();
  await site.start();
  await recordGoodPages(site);
  const rows = typesOf(site.pages);
  const columns = site.faults.map(({ name }) => name);
  const putBuild = result.table(['outcome'], columns, 'build');
  const put = {
    atSite: result.table(rows, columns, 'start'),
    atEdge: result.table(rows, columns, 'deploy, through the edge'),
  };
  for (const fault of site.faults) {
    await site.setFault(null);
    await step('request every page through the edge', () => fillEdge(site, edge.url));
    await site.setFault(fault);
    const { distDir } = site.settings;
    site.settings.distDir = nextFolder(distDir);
    const built = await step(`build, ${fault.name}`, () => tryBuild(site));
    putBuild('outcome', fault.name, built);
    if (built.word !== 'built') {
      site.settings.distDir = distDir;
      continue;
    }
    await site.stop();
    await site.start();
    await step(`start and deploy, ${fault.name}`, () =>
      requestAsFirstVisitors(site, { edgeUrl: edge.url, fault, put }),
    );
    await recordGoodPages(site);
  }
}

/**
 * Requests each page through the edge until it has stored the last good content. It does not store a response that the
 * site marks as STALE (deploy/nginx.conf).
 * @param {SiteBehindProxies} site
 * @param {string} edgeUrl
 */
function fillEdge(site, edgeUrl) {
  const isThere = (page, response) => isRight(page, response) && response.state !== 'STALE';
  const pages = site.pages.filter(isCacheable);
  return untilStored(pages, (page) => site.request(page, edgeUrl), isThere, 40);
}

/**
 * A build must either succeed, or fail with a clear reason.
 * @param {SiteBehindProxies} site
 * @returns {Promise<Verdict>}
 */
async function tryBuild(site) {
  const since = performance.now();
  const seconds = () => (performance.now() - since) / 1000;
  try {
    rmSync(site.inBuild(), { recursive: true, force: true });
    await buildSite(site.settings, site.supervisor);
    return { word: 'built', isRight: existsSync(site.inBuild('BUILD_ID')), seconds: seconds() };
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
 * @param {SiteBehindProxies} site
 * @param {{ edgeUrl: string, fault: Fault, put: Record<'atSite' | 'atEdge', ReturnType<Result['table']>> }} how
 */
async function requestAsFirstVisitors(site, { edgeUrl, fault: { name }, put }) {
  const { pages, good } = site;
  const [responses, lag] = await site.withLag(() =>
    runConcurrently(pages, pages.length, (page) => site.request(page)),
  );
  const slack = tolerance + Math.max(lag, site.renderTime);
  const circumstances = { fault: name, slack };
  for (const [index, page] of pages.entries())
    put.atSite(page.type, name, verdictOfFirst(page, responses[index], circumstances));
  await site.untilIdle();
  await runConcurrently(pages, pages.length, async (page) => {
    const known = { ...circumstances, good: good.get(page.path) ?? '', soon: soonAtEdge + slack };
    const response = await site.request(page, edgeUrl);
    const verdict = isKeptAtEdge(page, name)
      ? verdictOfKnown(page, response, known)
      : verdictOfFirst(page, response, circumstances);
    put.atEdge(page.type, name, verdict);
  });
  await site.untilIdle();
}
