import { subscribe } from 'node:diagnostics_channel';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * A request that has just come, before the framework or any code of ours has read it.
 *
 * @typedef {{ request: IncomingMessage, response: ServerResponse, server?: import('node:http').Server }} RequestStart
 */

/**
 * Runs these hooks for every request, one after the other, before the framework sees it. The framework has no hook that
 * comes so early. Node publishes to this channel synchronously: what a hook puts into an AsyncLocalStorage holds for all
 * that the request starts (https://nodejs.org/api/diagnostics_channel.html#http).
 *
 * @param {((start: RequestStart) => void)[]} hooks
 */
export function onRequestStart(hooks) {
  subscribe('http.server.request.start', (message) => {
    // Node declares every channel's message as unknown.
    const start = /** @type {RequestStart} */ (message);
    for (const hook of hooks) hook(start);
  });
}

/**
 * Ends the body of a request for all who read it, as if nothing more were to come. Node throws away what the client still
 * sends, as it does itself after a response (`_dump`). It has no public function for this.
 *
 * @param {IncomingMessage} request
 */
export function endBody(request) {
  Object.assign(request, { _dumped: true, complete: true });
  request.push(null);
}
