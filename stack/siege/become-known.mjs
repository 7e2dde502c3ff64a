import { until, visit } from '../drill/visit.mjs';
import { pathsOf } from '../instances/editor.mjs';

/**
 * Asks for every known page until it is there, at the site and at the edge, and follows what has moved.
 * @param {import('./scene.mjs').Scene} scene
 */
export async function becomeKnown(scene) {
  const { origin, edge, post } = scene;
  const known = [...scene.known, ...pathsOf(post)].map((path) => ({ path }));
  const isThere = async (page) => {
    const { status, location } = await visit(origin + page.path);
    // A picture's address has a part that only the site knows.
    if (status === 308) page.path = location;
    return status === 200 && (await visit(edge + page.path)).status === 200;
  };
  const { left } = await until(known, isThere, 60);
  if (left.length) throw new Error(`Not there: ${left.map(({ path }) => path).join(', ')}`);
  scene.known = known.map(({ path }) => path);
}
