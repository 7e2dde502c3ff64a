import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

import type { RequestStart } from '../next-internals/request-start.mjs';

/** The id by which a request is found in the logs of the proxy and the site. The response carries it too. */
export const requestIdHeader = 'x-request-id';

const current = new AsyncLocalStorage<string>();

/** The id of the current request; undefined outside of a request, such as in a timer. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** The id from a trusted proxy if it has 8 to 64 letters, digits, `_`, `.` or `-`, otherwise a new one. */
export function requestIdOf(given: string | string[] | undefined, proxies: number): string {
  const isTrusted = proxies > 0 && typeof given === 'string' && /^[\w.-]{8,64}$/.test(given);
  return isTrusted ? given : randomUUID();
}

/**
 * Gives every request an id, which is added to its response and its log lines.
 *
 * @param proxies the number of our proxies; with 0, an id sent by the visitor is not trusted
 */
export function trackRequestIds(proxies: number) {
  return ({ request, response }: RequestStart): void => {
    const id = requestIdOf(request.headers[requestIdHeader], proxies);
    request.headers[requestIdHeader] = id;
    response.setHeader(requestIdHeader, id);
    // The handling of the request continues in this async context, so everything it starts belongs to this request.
    current.enterWith(id);
  };
}
