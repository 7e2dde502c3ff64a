import { say } from '../../../console.mjs';
import { pause } from '../../../processes/wait.mjs';
import { fetchAsVisitor, untilStored } from '../../common/visitors/requests.mjs';
import { pathsOf } from '../../post-paths.mjs';
import { inSeconds, median } from '../../numbers.mjs';
import { measureVisitors } from './visitor-experience.mjs';

/** How many seconds a page that was never requested takes on a machine that the limits in seconds were set on. */
const usualRendering = 0.1;
/** How many such pages are requested to find out how slow this machine is. */
const renderings = 15;

/**
 * Requests every known page until it is stored, at the site and at the edge. Then measures how slow this machine is, and
 * legitimate visitors, for comparison.
 * @param {import('./site-under-attack.mjs').Setup} setup its `known` get the paths to which pages redirect, and its
 *   `slowness` is set
 */
export async function withoutAttack(setup) {
  const pages = [...setup.known, ...pathsOf(setup.post)].map((path) => ({ path }));
  for (const origin of Object.values(setup.origins)) {
    const request = ({ path }) => fetchAsVisitor(origin + path);
    await untilStored(pages, request, (_, { status }) => status === 200, 60);
  }
  setup.known = pages.map(({ path }) => path);
  await setup.wordpress.untilIdle(10_000);
  setup.slowness = await measureSlowness(setup);
  const { findings } = await measureVisitors(setup, 'site', pause(8_000));
  return findings;
}

/**
 * How many times longer this machine takes to render a page than the machine that the limits were set on. The limits
 * grow with it, so the siege passes on a slower machine too.
 * @param {import('./site-under-attack.mjs').Setup} setup
 * @returns {Promise<number>} at least 1
 */
async function measureSlowness({ site, unseen }) {
  const times = [];
  for (const path of unseen.splice(0, renderings))
    times.push((await fetchAsVisitor(site.url + path)).seconds);
  const slowness = Math.max(1, median(times) / usualRendering);
  say(
    `      a page never requested takes ${inSeconds(median(times))}: limits times ${slowness.toFixed(1)}`,
  );
  return slowness;
}
