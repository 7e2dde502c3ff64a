import { once } from 'node:events';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';

/**
 * A part that tests can stop and start again.
 * @typedef {object} Switchable
 * @property {() => Promise<void>} start resolves when it is ready
 * @property {() => Promise<void>} stop
 * @property {() => boolean} isRunning
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
    isRunning: () => part !== undefined,
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
    void answer(request, parts).then(
      ([status, body]) =>
        response
          .writeHead(status, {
            'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
          })
          .end(typeof body === 'string' ? body : JSON.stringify(body)),
      (error) => response.writeHead(500, { 'content-type': 'text/plain' }).end(error.message),
    );
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { stop: () => server.closeAllConnections() ?? server.close() };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {Record<string, Switchable>} parts
 * @returns {Promise<[number, unknown]>}
 */
async function answer({ method, url }, parts) {
  const [, name, action] = (url ?? '').split('/');
  if (method === 'GET' && name === 'status') return [200, statusOf(parts)];
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (!part) return [404, `No such part: ${name}`];
  if (method === 'GET' && action === 'log') return [200, await readFile(part.log, 'utf8')];
  if (method === 'POST' && action === 'stop') await part.stop();
  else if (method === 'POST' && action === 'start') await part.start();
  else return [404, `No such action: ${method} ${action}`];
  return [200, statusOf(parts)];
}

/** @param {Record<string, Switchable>} parts */
const statusOf = (parts) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, part.isRunning() ? 'running' : 'stopped']),
  );
