import { until } from '../../../processes/wait.mjs';
import { sendRequest } from '../../http-client.mjs';

/**
 * The URLs of these paths.
 * @param {string} origin
 * @param {string[]} paths
 */
export const at = (origin, paths) => paths.map((path) => origin + path);

/**
 * Requests a page as a browser with an empty cache does: compressed, and it follows a redirect.
 * @param {string} url
 * @param {Record<string, string>} [headers]
 */
export async function fetchAsBrowser(url, headers = {}) {
  const options = { headers: { 'accept-encoding': 'gzip, deflate', ...headers } };
  const response = await sendRequest(url, options);
  const { location } = response.headers;
  return location ? sendRequest(String(new URL(location, url)), options) : response;
}

/**
 * Whether all these pages show a text.
 * @param {string[]} urls
 * @param {string} words
 */
export async function allShow(urls, words) {
  const responses = await Promise.all(urls.map((url) => fetchAsBrowser(url)));
  return responses.every(({ status, text }) => status === 200 && text.includes(words));
}

/**
 * Requests pages until all of them show a text.
 * @param {string[]} urls
 * @param {string} words
 * @param {{ seconds?: number, every?: number }} [options] as `until` takes them
 * @returns {Promise<number>} after how many milliseconds they did
 */
export const untilShown = (urls, words, options) =>
  until(() => allShow(urls, words), { what: `${urls.join(' and ')} show “${words}”`, ...options });
