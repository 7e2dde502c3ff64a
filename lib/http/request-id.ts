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

/** The id set by a trusted proxy if it is a plain word of 8 to 64 characters, otherwise a new one. */
export function requestIdOf(given: string | string[] | undefined, proxies: number): string {
  const isTrusted = proxies > 0 && typeof given === 'string' && /^[\w.-]{8,64}$/.test(given);
  return isTrusted ? given : randomUUID();
}

/**
 * Gives every request an id. Its response carries it, and so do its log lines.
 *
 * @param proxies how many proxies are ours; with none, an id sent by the visitor is not trusted
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
