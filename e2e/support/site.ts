import { expect, type APIRequestContext } from '@playwright/test';

/** Asks until the page shows the words, and says how many milliseconds after `since` it did. */
export async function shownAfter(
  request: APIRequestContext,
  {
    path,
    words,
    since,
    within = 15_000,
  }: { path: string; words: string; since: Date; within?: number },
): Promise<number> {
  const until = since.getTime() + within;
  while (Date.now() < until) {
    const response = await request.get(path);
    if ((await response.text()).includes(words)) return Date.now() - since.getTime();
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error(`${path} did not show "${words}" within ${within} ms`);
}

/** A page as it comes from the server, redirects not followed. */
export async function answerOf(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  return {
    status: response.status(),
    location: response.headers()['location'],
    caching: response.headers()['cache-control'] ?? '',
    state: response.headers()['x-nextjs-cache'],
    policy: response.headers()['content-security-policy'],
    text: await response.text(),
  };
}

/** Asserts that an address leads to another in one permanent redirect, and that one answers 200. */
export async function expectOneRedirect(
  request: APIRequestContext,
  path: string,
  target: string,
): Promise<void> {
  const answer = await answerOf(request, path);
  expect([path, answer.status, answer.location]).toEqual([path, 308, target]);
}
