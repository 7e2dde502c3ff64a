import 'server-only';

import { env } from '../config/env';

type Options = {
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  /** In milliseconds. */
  deadline?: number;
};

/**
 * Requests a page of the site from this process itself, like a visitor. Redirects are not followed. The response is not
 * compressed, because that would cost more than rendering.
 *
 * @param path with its leading slash, e.g. `/feed.xml`
 * @throws {Error} when there is no response before the deadline
 */
export function requestOwnPage(
  path: string,
  { method = 'HEAD', headers = {}, deadline = 5_000 }: Options = {},
): Promise<Response> {
  return fetch(new URL(path, env.SELF_URL), {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadline),
  });
}
