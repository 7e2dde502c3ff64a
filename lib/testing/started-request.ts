import { channel } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

type Part = 'remoteAddress' | 'method' | 'url';

/**
 * Announces a request as a server does when it begins. It is a whole one: the channel is one for all test files of a
 * worker, and whatever they watch it with is told of it.
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
