import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  sendRequest,
  type Options,
  type RawResponse,
} from '../../stack/system-tests/http-client.mjs';
import { sendText } from '../../stack/testing/raw-socket.mjs';
import { stack } from './environment';

export type RawRequest = Pick<Options, 'method' | 'headers' | 'body'> & {
  /** Sent exactly as it is written here. */
  path: string;
  /** The client's IP address, by which the site tells clients apart. This machine has all addresses in 127.0.0.0/8. */
  from?: string;
};

/**
 * Sends one request unchanged: no library corrects its path or headers.
 *
 * @throws {Error} when there is no response within 15 seconds
 */
export async function fetchRaw({ from, ...request }: RawRequest): Promise<RawResponse> {
  const { path, method = 'GET' } = request;
  const options = { ...request, localAddress: from, agent: false, timeout: 15 } as const;
  const response = await sendRequest(stack.siteUrl, options);
  if (response.status === 0) throw new Error(`${method} ${path.slice(0, 200)}: ${response.text}`);

  return response;
}

/**
 * Sends these lines unchanged, and returns everything that comes back until the connection is closed.
 *
 * @throws {Error} when nothing comes for 15 seconds
 */
export function sendLines(lines: string[]): Promise<string> {
  const port = Number(new URL(stack.siteUrl).port);
  return sendText(port, [...lines, '', ''].join('\r\n'), { silence: 15, mustClose: true });
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
