import { once } from 'node:events';
import { Agent, createServer, request as startRequest } from 'node:http';
import { contactFunction } from './functions.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

const prefix = '/functions/v1';

/**
 * Starts the server behind the URL of the local Supabase. It passes requests for the function to Deno, and all others
 * to the database.
 * @param {Settings} settings
 */
export async function startGateway({ ports }) {
  // Without keep-alive: a connection to a restarted part would fail.
  const agent = new Agent({ keepAlive: false });
  const server = createServer((request, response) => {
    const target = targetOf(request.url ?? '/', ports);
    if (target) return pass(request, response, { ...target, agent });
    return response.writeHead(404, json).end('{"message":"Function not found"}');
  });
  await once(server.listen(ports.supabase, '127.0.0.1'), 'listening');
  return { stop: () => server.closeAllConnections() ?? server.close() };
}

const json = { 'content-type': 'application/json' };

/**
 * @param {string} url
 * @param {Settings['ports']} ports
 */
function targetOf(url, ports) {
  if (!url.startsWith(`${prefix}/`)) return { port: ports.database, path: url };
  const path = url.slice(prefix.length);
  const isKnown = path.split(/[/?]/)[1] === contactFunction;
  return isKnown ? { port: ports.function, path } : null;
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ port: number, path: string, agent: Agent }} target
 */
function pass(request, response, target) {
  const { method, headers } = request;
  const passed = startRequest({ host: '127.0.0.1', method, headers, ...target }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  passed.on('error', () => {
    if (response.headersSent) return response.destroy();
    return response.writeHead(503, json).end('{"message":"Not running"}');
  });
  response.once('close', () => passed.destroy());
  request.pipe(passed);
}
