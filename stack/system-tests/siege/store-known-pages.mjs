import { askAsVisitor, untilAll } from '../drill/requests.mjs';
import { pathsOf } from '../post-paths.mjs';

/**
 * Requests every known page until it is stored, at the site and at the edge, and follows redirects.
 * @param {import('./site-under-attack.mjs').Setup} setup
 */
export async function storeKnownPages(setup) {
  const { origin, edge, post } = setup;
  const known = [...setup.known, ...pathsOf(post)].map((path) => ({ path }));
  const isThere = async (page) => {
    const { status, location } = await askAsVisitor(origin + page.path);
    // The path of a share image contains a version. The site redirects to the current one.
    if (status === 308) page.path = location;
    return status === 200 && (await askAsVisitor(edge + page.path)).status === 200;
  };
  const left = await untilAll(known, isThere, 60);
  if (left.length)
    throw new Error(
      `These pages did not answer with status 200 within a minute: ${left.map(({ path }) => path).join(', ')}`,
    );
  setup.known = known.map(({ path }) => path);
}
