import { UserFacingError } from '../console.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {(path: string, body: object | Buffer, headers?: Record<string, string>) => Promise<{ id: number, source_url: string }>} Post */

/**
 * Sends a request to WordPress's REST API.
 * @param {string} wordpressUrl
 * @param {string} path begins after /wp-json
 * @param {{ method?: string, headers?: Record<string, string>, body?: object | Buffer }} [request] `body`: a Buffer is
 *   sent unchanged, an object as JSON
 * @returns {Promise<Response>}
 * @throws {UserFacingError} when the response is an error
 */
export async function requestWordpress(wordpressUrl, path, { method = 'GET', headers, body } = {}) {
  const response = await fetch(`${wordpressUrl}/wp-json${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
  });
  if (response.ok) return response;
  const reason = (await response.text()).slice(0, 500);
  throw new UserFacingError(
    `WordPress responded with ${response.status} to ${method} ${path}: ${reason}`,
  );
}

/**
 * Logs in as administrator, and returns a client that writes through REST.
 * @param {Settings} settings
 * @returns {Promise<Post>} `path` begins after /wp-json/wp/v2
 */
export async function wordpressRest({ wordpressUrl, logins }) {
  const known = await logIn(wordpressUrl, logins.admin);
  return async (path, body, headers = {}) => {
    const request = { method: 'POST', headers: { ...known, ...headers }, body };
    return (await requestWordpress(wordpressUrl, `/wp/v2${path}`, request)).json();
  };
}

/**
 * Reads a list without a login.
 * @param {string} wordpressUrl
 * @param {string} path begins after /wp-json/wp/v2
 * @returns `total`: how many items there are on all pages of the list
 */
export async function readList(wordpressUrl, path) {
  const response = await requestWordpress(wordpressUrl, `/wp/v2${path}`);
  return { items: await response.json(), total: Number(response.headers.get('x-wp-total')) };
}

/**
 * Logs in like a browser.
 * @param {string} wordpressUrl
 * @param {{ user: string, password: string }} login
 * @returns {Promise<Record<string, string>>} headers for requests to WordPress
 */
export const logIn = async (wordpressUrl, login) =>
  loginHeaders(wordpressUrl, await cookieOf(wordpressUrl, login));

/**
 * @param {string} wordpressUrl
 * @param {string} cookie of somebody who is logged in
 * @returns {Promise<Record<string, string>>} headers for requests to WordPress
 */
export async function loginHeaders(wordpressUrl, cookie) {
  const response = await fetch(`${wordpressUrl}/wp-admin/admin-ajax.php?action=rest-nonce`, {
    headers: { cookie },
  });
  return { cookie, 'x-wp-nonce': await response.text() };
}

/**
 * @param {string} wordpressUrl
 * @param {{ user: string, password: string }} login
 */
async function cookieOf(wordpressUrl, { user, password }) {
  const response = await fetch(`${wordpressUrl}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: user, pwd: password, testcookie: '1' }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''));
  if (cookies.some((cookie) => cookie.startsWith('wordpress_logged_in'))) return cookies.join('; ');
  throw new UserFacingError(`WordPress refused the login of “${user}” (${response.status}).`);
}
