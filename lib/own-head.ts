import 'server-only';

import { env } from './env';

const deadline = 5_000;

/**
 * The head of the site's own answer to an address: the process asks itself, and follows no redirect.
 *
 * @param path with its leading slash, e.g. `/feed.xml`
 * @throws {Error} when there is no answer within five seconds
 */
export function askOwnHead(path: string): Promise<Response> {
  return fetch(new URL(path, env.SELF_URL), {
    method: 'HEAD',
    headers: { 'accept-encoding': 'identity' },
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadline),
  });
}
