import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** By what a request is found again in the logs of the proxy and the site; answered under the same name. */
export const requestIdHeader = 'x-request-id';

const current = new AsyncLocalStorage<string>();

/** The request that whatever runs now was begun for; undefined outside of one, as in a timer's work. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** The id that a trusted proxy has given, when it is a plain word of 8 to 64 characters; else a new one. */
export function requestIdOf(given: string | string[] | undefined, proxies: number): string {
  const isTrusted = proxies > 0 && typeof given === 'string' && /^[\w.-]{8,64}$/.test(given);
  return isTrusted ? given : randomUUID();
}

/**
 * Gives every request an id that its answer carries, and what is logged for it.
 *
 * @param proxies how many proxies are ours; with none, the id a visitor sends is not believed
 */
export function noteRequestIds(proxies: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const id = requestIdOf(request.headers[requestIdHeader], proxies);
    request.headers[requestIdHeader] = id;
    response.setHeader(requestIdHeader, id);
    // The server goes on to answer from here, so that all it starts belongs to this request.
    current.enterWith(id);
  });
}
