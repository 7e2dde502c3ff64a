import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { stack } from './environment';

export type RawRequest = {
  /** Sent exactly as it is written here. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The client's IP address, by which the site tells clients apart. This machine has all addresses in 127.0.0.0/8. */
  from?: string;
};

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

const deadline = 15_000;

/**
 * Sends one request unchanged: no library corrects its path or headers.
 *
 * @throws {Error} when there is no response within 15 seconds
 */
export function askRaw({ path, method = 'GET', headers, body, from }: RawRequest) {
  const { port } = new URL(stack.siteUrl);
  const options = { host: '127.0.0.1', port, path, method, headers, localAddress: from };
  return new Promise<RawAnswer>((resolve, reject) => {
    const sent = ask({ ...options, agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response;
      const take = (parts: Buffer[]) => {
        resolve({ status, headers, text: Buffer.concat(parts).toString() });
        // The site does not read all of a body that is too large, so the request may still be sending.
        sent.destroy();
      };
      void response.toArray().then(take, reject);
    });
    sent.setTimeout(deadline, () => sent.destroy(new Error('no response within 15 s')));
    sent.once('error', (cause) => {
      reject(new Error(`${method} ${path.slice(0, 200)}: ${cause.message}`, { cause }));
    });
    sent.on('error', () => undefined);
    sent.end(body);
  });
}

/**
 * Sends these lines unchanged, and returns everything that comes back until the connection is closed.
 *
 * @throws {Error} when nothing comes for 15 seconds
 */
export function sendLines(lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(stack.siteUrl).port), '127.0.0.1');
  socket.setTimeout(deadline, () => socket.destroy(new Error(`${lines[0]}: no data for 15 s`)));
  // The connection stays open on this side, because the site only answers while it is.
  socket.write([...lines, '', ''].join('\r\n'));
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    socket.once('error', (error) => ('code' in error ? resolve(text) : reject(error)));
    socket.once('close', () => resolve(text));
  });
}

/** Starts a server that nobody should send a request to. Returns its host and the requests it received anyway. */
export async function startTrapServer() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.end('trapped');
  });
  server.on('upgrade', (request, socket) => {
    requests.push(`UPGRADE ${request.url}`);
    socket.destroy();
  });
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, requests, end: () => server.close() };
}
