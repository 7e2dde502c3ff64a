const patience = 20_000;

/**
 * Sends one request, as a visitor with an empty cache does.
 * @param {string} url
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ status: number, headers: Headers, text: string, milliseconds: number }>}
 */
export async function ask(url, headers = {}) {
  const since = Date.now();
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(patience) });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    milliseconds: Date.now() - since,
  };
}

/**
 * Whether all these pages show a text.
 * @param {string[]} urls
 * @param {string} words
 */
export async function show(urls, words) {
  const answers = await Promise.all(urls.map((url) => ask(url)));
  return answers.every(({ status, text }) => status === 200 && text.includes(words));
}
