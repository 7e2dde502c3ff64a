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

/** How long a client may go on sending a body that nobody reads, in milliseconds. */
const lingering = 2_000;

/**
 * Ends the body of a request for all who read it, as if nothing more were to come, and closes the connection after the
 * response. Node throws away what the client still sends, as it does itself after a response (`_dump`). It has no public
 * function for this.
 *
 * The connection is closed for writing first and completely only after a moment: a client that is still sending would
 * otherwise get an error in place of the response (RFC 9112, 9.6).
 *
 * @param {RequestStart} start
 */
export function endBody({ request, response }) {
  Object.assign(request, { _dumped: true, complete: true });
  request.push(null);
  response.shouldKeepAlive = false;
  const { socket } = request;
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingering).unref();
  };
}
