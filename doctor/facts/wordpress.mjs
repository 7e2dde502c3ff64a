/**
 * The facts that WordPress publishes about itself.
 * @typedef {object} WordPress
 * @property {'pretty' | 'plain' | null} rest the form of its REST URLs; null if the API does not respond
 * @property {readonly string[]} routes
 * @property {import('../request.mjs').DoctorResponse} response at /wp-json/, where the site sends its requests
 * @property {number | null} clock by how many milliseconds its clock is ahead of ours
 */

/** @typedef {import('../context.mjs').DoctorContext} DoctorContext */

/**
 * Requests the index of the REST API, at the URL of pretty permalinks and then, if necessary, of plain ones.
 * @param {DoctorContext} context
 * @returns {Promise<WordPress>}
 */
export async function lookAtWordpress({ settings, request, now }) {
  const response = await request(`${settings.WORDPRESS_URL}/wp-json/`);
  const clock = clockOf(response, now());
  if (routesIn(response))
    return { rest: 'pretty', routes: routesIn(response) ?? [], response, clock };
  if (response.status === 0) return { rest: null, routes: [], response, clock };
  const plain = await request(`${settings.WORDPRESS_URL}/?rest_route=/`);
  const routes = routesIn(plain);
  return { rest: routes ? 'plain' : null, routes: routes ?? [], response, clock };
}

/** @param {import('../request.mjs').DoctorResponse} response */
function routesIn({ status, json }) {
  // With `?.`, `routes` can be read from any JSON value. The next line checks its type.
  const routes = /** @type {any} */ (json)?.routes;
  return status === 200 && routes && typeof routes === 'object' ? Object.keys(routes) : null;
}

/**
 * By how many milliseconds the server's clock is ahead; null without a Date header. That header is rounded down to a
 * second, so half a second is added. It is compared with the time halfway between request and response.
 * @param {import('../request.mjs').DoctorResponse} response
 * @param {number} now
 */
function clockOf({ headers, milliseconds }, now) {
  const said = Date.parse(headers.get('date') ?? '');
  const age = Number(headers.get('age') ?? 0) * 1000;
  return Number.isNaN(said) ? null : said + 500 + age - (now - milliseconds / 2);
}

/**
 * The version that WordPress's own feed shows to everybody, unless somebody has removed it.
 * @param {DoctorContext} context
 * @returns {Promise<string | null>}
 */
export async function publicVersion({ settings, request }) {
  const { text } = await request(`${settings.WORDPRESS_URL}/?feed=rss2`);
  return /<generator>https:\/\/wordpress\.org\/\?v=([^<]+)<\/generator>/.exec(text)?.[1] ?? null;
}

/**
 * The URL of a REST route, in the form that this WordPress understands.
 * @param {DoctorContext} context
 * @param {WordPress} wordpress
 * @param {string} path such as /wp/v2/posts
 * @param {Record<string, string>} [query]
 */
export function restAddress({ settings }, { rest }, path, query = {}) {
  const url = new URL(`${settings.WORDPRESS_URL}${rest === 'plain' ? '/' : `/wp-json${path}`}`);
  if (rest === 'plain') url.searchParams.set('rest_route', path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
