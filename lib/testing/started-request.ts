import { channel } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

type Part = 'remoteAddress' | 'method' | 'url';

/**
 * Announces a request as a server does when the request starts. It is a complete request, because every subscriber
 * of the channel receives it.
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

/** Starts a request and does some work within it. Each request gets a separate task in the event loop. */
export function duringRequest<Result>(
  headers: Record<string, string>,
  work: () => Result,
): Promise<Awaited<Result>> {
  return new Promise((resolve, reject) =>
    setImmediate(() => {
      startRequest({ ...headers });
      Promise.resolve(work()).then(resolve, reject);
    }),
  );
}
