import 'server-only';

import { env } from '../config/env';

const deadline = 5_000;

/**
 * Sends a HEAD request to this process itself. Redirects are not followed.
 *
 * @param path with its leading slash, e.g. `/feed.xml`
 * @throws {Error} when there is no response within five seconds
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
