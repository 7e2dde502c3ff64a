import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { stack } from './environment';

export type RawRequest = {
  /** Sent as it is written here. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The client's address, which is what the site knows clients by: this machine has all of 127.0.0.0/8. */
  from?: string;
};

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

const deadline = 15_000;

/** One request that no library has put right before. @throws when it is not answered within 15 seconds */
export function askRaw({ path, method = 'GET', headers, body, from }: RawRequest) {
  const { port } = new URL(stack.siteUrl);
  const options = { host: '127.0.0.1', port, path, method, headers, localAddress: from };
  return new Promise<RawAnswer>((resolve, reject) => {
    const sent = ask({ ...options, agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response;
      const take = (parts: Buffer[]) => {
        resolve({ status, headers, text: Buffer.concat(parts).toString() });
        // Of a body that is too large not all is taken.
        sent.destroy();
      };
      void response.toArray().then(take, reject);
    });
    sent.setTimeout(deadline, () => sent.destroy(new Error('It was not answered')));
    sent.once('error', (cause) => {
      reject(new Error(`${method} ${path.slice(0, 200)}: ${cause.message}`, { cause }));
    });
    sent.on('error', () => undefined);
    sent.end(body);
  });
}

/** Sends these lines as they are, and gives whatever comes until the connection ends. @throws after 15 seconds */
export function sendLines(lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(stack.siteUrl).port), '127.0.0.1');
  socket.setTimeout(deadline, () => socket.destroy(new Error(`${lines[0]} was not ended`)));
  // The other end goes on answering, as long as this one has not ended.
  socket.write([...lines, '', ''].join('\r\n'));
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    socket.once('error', (error) => ('code' in error ? resolve(text) : reject(error)));
    socket.once('close', () => resolve(text));
  });
}

/** A server that nobody has any business with: where it is, and what it was asked nevertheless. */
export async function setTrap() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end('trapped');
  });
  server.on('upgrade', (request, socket) => {
    asked.push(`UPGRADE ${request.url}`);
    socket.destroy();
  });
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, asked, end: () => server.close() };
}
