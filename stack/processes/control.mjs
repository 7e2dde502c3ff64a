import { once } from 'node:events';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';

const plainText = { 'content-type': 'text/plain' };

/**
 * A part that tests can stop and start again.
 * @typedef {object} Switchable
 * @property {() => Promise<void>} start resolves when it is ready
 * @property {() => Promise<void>} stop
 * @property {string} log the path of its log; empty if it has none
 */

/**
 * Makes a part switchable. Starting a running part, or stopping a stopped one, does nothing.
 * @template Running
 * @param {{ start: () => Promise<Running>, stop: (running: Running) => Promise<unknown>, log?: string }} how
 * @param {Running} [running] the part, if it runs already
 * @returns {Switchable}
 */
export function switchable({ start, stop, log = '' }, running) {
  let part = running;
  return {
    log,
    start: async () => {
      part ??= await start();
    },
    stop: async () => {
      if (part) await stop(part);
      part = undefined;
    },
  };
}

/**
 * Starts the control server, with which end-to-end tests stop and start parts (README.md). It listens on the loopback
 * interface.
 * @param {number} port
 * @param {Record<string, Switchable>} parts
 */
export async function startControl(port, parts) {
  const server = createServer((request, response) => {
    void respond(request, parts).then(
      ([status, body]) => response.writeHead(status, plainText).end(body),
      (error) => response.writeHead(500, plainText).end(error.message),
    );
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { stop: () => server.closeAllConnections() ?? server.close() };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {Record<string, Switchable>} parts
 * @returns {Promise<[number, string]>} the status and the body of the response
 */
async function respond({ method, url }, parts) {
  const [, name, action] = (url ?? '').split('/');
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (!part) return [404, `No such part: ${name}`];
  if (method === 'GET' && action === 'log') return [200, await readFile(part.log, 'utf8')];
  if (method === 'POST' && action === 'stop') await part.stop();
  else if (method === 'POST' && action === 'start') await part.start();
  else return [404, `No such action: ${method} ${action}`];
  return [200, ''];
}
