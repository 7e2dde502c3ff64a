import { runConcurrently } from '../../../run-concurrently.mjs';
import { memoryOf } from '../../common/site/memory.mjs';
import { faultNamed } from '../../common/faults/faults.mjs';
import { expireEverything } from '../../webhook.mjs';
import { fetchAsVisitor } from '../../common/visitors/requests.mjs';
import { atMost, inTime, noneOf } from '../../common/results/findings.mjs';

/** @typedef {import('./site-under-attack.mjs').Setup} Setup */

/** The maximum growth of the memory, in MB. */
const mostMemory = 200;
/**
 * The maximum response time of a page without data sources, in seconds, on a machine whose `slowness` is 1. It shows how
 * long the process was busy.
 */
const soon = 1;
const pages = 6;

/**
 * Makes a data source respond with tens of megabytes to every request: plain, or compressed to a few kilobytes.
 * @param {'wordpress' | 'supabase'} source
 * @returns {(setup: Setup) => Promise<import('../../common/results/findings.mjs').Finding[]>}
 */
export const bySize = (source) => async (setup) => {
  const { site } = setup;
  const findings = [];
  // Memory left over from other attacks would hide the growth.
  await site.stop();
  await site.start();
  // The first request for a stale page only starts rendering it again.
  await textsOf(setup);
  await setup.wordpress.untilIdle(10_000);
  const good = await textsOf(setup);
  const before = memoryOf(site.pid);
  for (const fault of ['30 MB', 'gzip bomb'].map(faultNamed)) {
    // Making the first compressed response takes this process more than a second. That would delay the measurement.
    fault.after?.('[]');
    await setup[source].setFault(fault);
    await expireEverything(setup.backend);
    const watched = () => site.memoryDuring(() => requestAll(setup), before);
    const [[faulty, more], , times] = await site.withLag(watched);
    const shown = await textsOf(setup);
    await setup[source].setFault(null);
    const wrong = [...good].filter(([path, text]) => shown.get(path) !== text);
    const changed = wrong.map(([path]) => path);
    findings.push(
      inTime(`${fault.name}: a page without data sources`, times, { most: soon * setup.slowness }),
      atMost(`${fault.name}: memory more, MB`, more ?? 0, { most: mostMemory }),
      noneOf(`${fault.name}: known pages that changed`, changed),
      noneOf(`${fault.name}: responses that are neither complete nor errors`, faulty),
    );
  }
  return findings;
};

const knownPaths = ['/', '/de', '/news', '/events', '/videos', '/de/musik'];

/** @param {Setup} setup @returns {Promise<Map<string, string>>} */
async function textsOf({ site }) {
  const responses = await runConcurrently(knownPaths, 6, (path) => fetchAsVisitor(site.url + path));
  return new Map(responses.map(({ text }, index) => [knownPaths[index], text]));
}

/**
 * Requests stored pages, which are revalidated in the background, and pages never requested.
 * @param {Setup} setup
 * @returns {Promise<string[]>} responses that no visitor should get
 */
async function requestAll({ site, known, unseen, wordpress, supabase }) {
  const paths = [...known.slice(0, 2 * pages), ...unseen.splice(0, pages)];
  const responses = await runConcurrently(paths, 6, (path) => fetchAsVisitor(site.url + path));
  await Promise.all([wordpress.untilIdle(20_000, 1_500), supabase.untilIdle(20_000, 1_500)]);
  return responses.flatMap(({ status, whole }, index) =>
    [200, 503].includes(status) && whole !== '' ? [] : [`${paths[index]} responded with ${status}`],
  );
}
