import { say } from '../../../console.mjs';
import { runConcurrently } from '../../../run-concurrently.mjs';
import { fetchAsVisitor } from '../visitors/requests.mjs';
import { inSeconds, median } from '../../numbers.mjs';

/** How many pages are requested at a time, so that all cores are busy. */
const visitorsAtOnce = 6;
/**
 * How many seconds each of these pages takes on the machine that the limits in seconds were set on. There a single page
 * took 0.07 s. Another machine, on which it takes 0.12 s, needs 0.43 s for six.
 */
const usual = 0.25;

/**
 * How many times longer this machine takes to render pages than the machine that the limits in seconds were set on. A
 * test that multiplies its limits by this number compares the site with its own speed in the same run, and passes on a
 * slower machine too.
 * @param {string} origin of a site that does nothing else in the meantime
 * @param {string[]} paths of pages that nobody has requested. The first half only warms the process up.
 * @returns {Promise<number>} at least 1
 */
export async function slownessOf(origin, paths) {
  const responses = await runConcurrently(paths, visitorsAtOnce, (path) =>
    fetchAsVisitor(origin + path),
  );
  const took = median(responses.slice(paths.length / 2).map(({ seconds }) => seconds));
  const slowness = Math.max(1, took / usual);
  const number = slowness.toFixed(1);
  say(
    `      ${visitorsAtOnce} pages at a time take ${inSeconds(took)} each, so the limits are ${number} times the usual ones`,
  );
  return slowness;
}
