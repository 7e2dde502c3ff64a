import { subscribe } from 'node:diagnostics_channel';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * A request that has just arrived, before Next.js or any code of ours has read it.
 *
 * @typedef {{ request: IncomingMessage, response: ServerResponse, server?: import('node:http').Server }} RequestStart
 */

/**
 * Runs these hooks for every request, one after the other, before Next.js sees it. Next.js has no hook that runs so
 * early. Node publishes to this channel synchronously: what a hook puts into an AsyncLocalStorage is visible in all
 * work that the request starts (https://nodejs.org/api/diagnostics_channel.html#http).
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
 * Ends the body of a request for all code that reads it, as if the body were complete, and closes the connection after
 * the response. Node throws away what the client still sends, as it does after a response (`_dump`). Node has no public
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
