import { step } from '../../../console.mjs';
import { until } from '../../../processes/wait.mjs';
import { pathsOf } from '../../post-paths.mjs';
import { Results } from '../../common/results/results.mjs';
import { startCluster } from './cluster.mjs';
import { goneAfterRestart, goneWhenRedisIsBack } from './deletions.mjs';
import { seenAfterRestart, seenOnOtherProcess, seenThroughTheEdge } from './edits.mjs';
import { Editor, newTitle } from '../../common/visitors/editor.mjs';
import { nothingLostByAKill, nothingLostByARollingRestart } from './losses.mjs';
import { allShow, fetchAsBrowser } from '../../common/visitors/browser-requests.mjs';
import { hangingRedisDelaysNothing, healsWhenRedisIsBack } from './redis-outage.mjs';

/** @typedef {Pick<import('../../common/results/findings.mjs').Finding, 'measured' | 'isKept'>} Measurement */

/**
 * @typedef {object} Setup
 * @property {import('./cluster.mjs').Cluster} cluster
 * @property {Editor} editor
 * @property {import('../../common/visitors/editor.mjs').Post} post the post that is edited
 * @property {string[]} paths of the post, in both languages
 * @property {string} secret with which WordPress signs its webhooks
 */

/** @type {[what: string, promise: string, measure: (setup: Setup) => Promise<Measurement>][]} */
const promises = [
  [
    'an edit that one process shows is on the other, for its first visitor',
    'within 1 s',
    seenOnOtherProcess,
  ],
  ['… and through the edge', 'within 5 s', seenThroughTheEdge],
  [
    'a process that was down shows the edit, once it is ready',
    'at most 1 s slower',
    seenAfterRestart,
  ],
  ['a post deleted while a process was down is gone from it', 'within 10 s', goneAfterRestart],
  ['requests lost by a killed process', 'none', nothingLostByAKill],
  ['requests lost by a rolling restart', 'none', nothingLostByARollingRestart],
  [
    'each process goes on without Redis; when it is back, missed edits arrive',
    'within 10 s',
    healsWhenRedisIsBack,
  ],
  ['a post deleted while Redis was away is gone everywhere', 'within 10 s', goneWhenRedisIsBack],
  ['a hanging Redis delays a page and a webhook', 'by at most 1 s', hangingRedisDelaysNothing],
];

/**
 * Starts two processes of the built site with a Redis and the edge, beside a running WordPress. Prints what is
 * guaranteed and what was measured. Throws when a guarantee is broken. Deletes its content from WordPress afterwards.
 *
 * @param {import('../../../settings.mjs').Settings} settings
 * @param {import('../../../processes/supervisor.mjs').Supervisor} supervisor
 */
export async function checkInstances(settings, supervisor) {
  const cluster = await step('Starting two processes, Redis and the edge', () =>
    startCluster(settings, supervisor),
  );
  const editor = await Editor.logIn(settings);
  try {
    const setup = await setUp(cluster, editor, settings.secrets.webhook);
    const results = new Results();
    for (const [what, promise, measure] of promises) {
      const measured = await measure(setup).catch(broken);
      results.add('two processes', [{ what, promise, ...measured }]);
    }
    await cleanUp(setup);
    results.report();
  } finally {
    await editor.deleteAll();
    await cluster.stop();
  }
}

/**
 * @param {Setup['cluster']} cluster
 * @param {Editor} editor
 * @param {string} secret
 * @returns {Promise<Setup>}
 */
async function setUp(cluster, editor, secret) {
  const title = newTitle();
  const post = await editor.write(title);
  const paths = pathsOf(post);
  const urls = [cluster.first, cluster.second].flatMap(({ url }) =>
    paths.map((path) => url + path),
  );
  await until(() => allShow(urls, title), { what: 'both processes show the new post' });
  return { cluster, editor, post, paths, secret };
}

/**
 * Deletes the content, and waits until its webhooks have arrived. WordPress would send them again later, to the site of
 * the next test.
 */
async function cleanUp({ cluster, editor, paths }) {
  await editor.deleteAll();
  await until(async () => (await fetchAsBrowser(cluster.second.url + paths[0])).status === 404, {
    what: 'the post is gone from both processes',
  });
}

/**
 * The measurement of a guarantee that could not be measured.
 * @param {Error} error
 * @returns {Measurement}
 */
const broken = ({ message }) => ({ measured: message, isKept: false });
