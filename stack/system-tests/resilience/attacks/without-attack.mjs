import { pause } from '../../../processes/wait.mjs';
import { slownessOf } from '../../common/site/slowness.mjs';
import { fetchAsVisitor, untilStored } from '../../common/visitors/requests.mjs';
import { pathsOf } from '../../post-paths.mjs';
import { measureVisitors } from './visitor-experience.mjs';

/** How many pages that were never requested are used to find out how slow this machine is. */
const renderings = 40;

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
  setup.slowness = await slownessOf(setup.site.url, setup.unseen.splice(0, renderings));
  const { findings } = await measureVisitors(setup, 'site', pause(8_000));
  return findings;
}
