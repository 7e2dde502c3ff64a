import { channel } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

type Part = 'remoteAddress' | 'method' | 'url';

/**
 * Announces a request as a server does when the request starts. It is a complete request: all test files of a worker
 * share this channel, so every listener of theirs receives it.
 */
export function startRequest(
  headers: Record<string, string>,
  { remoteAddress, method = 'GET', url = '/' }: Partial<Record<Part, string>> = {},
): { request: IncomingMessage; response: ServerResponse } {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const request = Object.assign(new IncomingMessage(socket), { headers, method, url });
  const response = new ServerResponse(request);
  channel('http.server.request.start').publish({ request, response });

  return { request, response };
}
