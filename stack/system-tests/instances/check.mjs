import { table } from '../bench/table.mjs';
import { say, secondsSince, step, UserFacingError } from '../../console.mjs';
import { until } from '../../processes/wait.mjs';
import { pathsOf } from '../post-paths.mjs';
import { startCluster } from './cluster.mjs';
import { goneAfterAStart, goneWhenRedisIsBack } from './deletions.mjs';
import { newTitle, seenAfterAStart, seenThroughTheEdge, seenThroughTheOther } from './edits.mjs';
import { Editor } from './editor.mjs';
import { nothingLostByAKill, nothingLostByARollingRestart } from './losses.mjs';
import { ask, show } from './ask.mjs';
import { draftsAreNeverCached, payloadsAreNeverMixed } from './visitor-separation.mjs';
import { hangingRedisDelaysNothing, healsWhenRedisIsBack } from './without-redis.mjs';

/** @typedef {{ measured: string, isKept: boolean }} Finding */

/**
 * @typedef {object} Setup
 * @property {import('./cluster.mjs').Cluster} cluster
 * @property {Editor} editor
 * @property {import('./editor.mjs').Post} post the post that is edited
 * @property {string[]} paths of the post, in both languages
 * @property {string} secret with which WordPress signs webhooks
 */

/** @type {[string, (setup: Setup) => Promise<Finding>][]} */
const promises = [
  [
    'An edit that one process shows is on the other within 1 s, for its first visitor',
    seenThroughTheOther,
  ],
  ['… and through the edge within 5 s', seenThroughTheEdge],
  ['A process that was down shows the edit as soon, once it is ready', seenAfterAStart],
  ['A post deleted while a process was down is gone from it within 10 s', goneAfterAStart],
  ['A process that is killed loses no request', nothingLostByAKill],
  ['A rolling restart loses no request', nothingLostByARollingRestart],
  [
    'Without Redis each process goes on; when it is back, missed edits arrive within 10 s',
    healsWhenRedisIsBack,
  ],
  ['A post deleted while Redis was away is gone everywhere within 10 s', goneWhenRedisIsBack],
  ['A hanging Redis delays no page and no webhook by 1 s', hangingRedisDelaysNothing],
  ['Drafts, searches and /api/ are never cached by the edge', draftsAreNeverCached],
  ['Pages and their payloads are never mixed', payloadsAreNeverMixed],
];

/**
 * Starts two processes of the built site with a Redis and the edge, beside a running WordPress. Prints what is
 * guaranteed and what was measured. Throws when a guarantee is broken. Deletes its content from WordPress afterwards.
 *
 * @param {import('../../settings.mjs').Settings} settings
 * @param {import('../../processes/supervisor.mjs').Supervisor} supervisor
 */
export async function checkInstances(settings, supervisor) {
  const cluster = await step('Starting two processes, Redis and the edge', () =>
    startCluster(settings, supervisor),
  );
  const editor = await Editor.logIn(settings);
  try {
    const setup = await setUp(cluster, editor, settings.secrets.webhook);
    const findings = [];
    for (const [promise, measure] of promises) findings.push(await find(promise, measure, setup));
    await leave(setup);
    report(findings);
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
  await until(() => show(urls, title), { what: 'both processes show the new post' });
  return { cluster, editor, post, paths, secret };
}

/** Waits for the webhooks. A webhook without a receiver would be sent again, and reach the site of the next test. */
async function leave({ cluster, editor, paths }) {
  await editor.deleteAll();
  await until(async () => (await ask(cluster.second.url + paths[0])).status === 404, {
    what: 'the post is gone from both processes',
  });
}

/**
 * @param {string} promise
 * @param {(setup: Setup) => Promise<Finding>} measure
 * @param {Setup} setup
 */
async function find(promise, measure, setup) {
  const since = Date.now();
  const finding = await measure(setup).catch((error) => ({
    measured: error.message,
    isKept: false,
  }));
  say(`    ${finding.isKept ? '✓' : '✗'} ${promise}: ${finding.measured} (${secondsSince(since)})`);
  return { promise, ...finding };
}

/** @param {({ promise: string } & Finding)[]} findings */
function report(findings) {
  const rows = findings.map(({ promise, measured, isKept }) => [
    promise,
    measured,
    isKept ? 'kept' : 'BROKEN',
  ]);
  say(table(['Several instances', 'measured', ''], rows));
  const broken = findings.filter(({ isKept }) => !isKept);
  if (broken.length)
    throw new UserFacingError(`${broken.length} of ${findings.length} guarantees are broken.`);
}
