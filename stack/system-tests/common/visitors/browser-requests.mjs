import { ask } from '../../http-client.mjs';

/**
 * Requests a page as a browser with an empty cache does: compressed, and it follows a redirect.
 * @param {string} url
 * @param {Record<string, string>} [headers]
 */
export async function askAsBrowser(url, headers = {}) {
  const options = { headers: { 'accept-encoding': 'gzip, deflate', ...headers } };
  const answer = await ask(url, options);
  const { location } = answer.headers;
  return location ? ask(String(new URL(location, url)), options) : answer;
}

/**
 * Whether all these pages show a text.
 * @param {string[]} urls
 * @param {string} words
 */
export async function allShow(urls, words) {
  const answers = await Promise.all(urls.map((url) => askAsBrowser(url)));
  return answers.every(({ status, text }) => status === 200 && text.includes(words));
}
