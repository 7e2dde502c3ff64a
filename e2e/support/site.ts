import { expect, type APIRequestContext } from '@playwright/test';

/** Retries once when the server has just closed a keep-alive connection, as browsers do. */
const likeABrowser = { maxRetries: 1 };

/**
 * Requests the page until it shows the words, and returns how many milliseconds after `since` that was.
 *
 * @throws {Error} when it does not show them within `within` milliseconds after `since`
 */
export async function timeUntilShown(
  request: APIRequestContext,
  {
    path,
    words,
    since,
    within = 60_000,
  }: { path: string; words: string; since: Date; within?: number },
): Promise<number> {
  const until = since.getTime() + within;
  while (Date.now() < until) {
    const response = await request.get(path, likeABrowser);
    if ((await response.text()).includes(words)) return Date.now() - since.getTime();
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error(`${path} did not show "${words}" within ${within} ms`);
}

/** The response of the server to a request for a page. Redirects are not followed. */
export async function fetchPath(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0, ...likeABrowser });
  return {
    status: response.status(),
    location: response.headers()['location'],
    caching: response.headers()['cache-control'] ?? '',
    state: response.headers()['x-nextjs-cache'],
    policy: response.headers()['content-security-policy'],
    text: await response.text(),
  };
}

/** Asserts that a path redirects permanently (308) and directly to the target. */
export async function expectOneRedirect(
  request: APIRequestContext,
  path: string,
  target: string,
): Promise<void> {
  const response = await fetchPath(request, path);
  expect([path, response.status, response.location]).toEqual([path, 308, target]);
}
