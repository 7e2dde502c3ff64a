import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onRequestStart, type RequestStart } from './request-start.mjs';

const context = new AsyncLocalStorage<string>();
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('what this site assumes of Node before the framework reads a request', () => {
  it('the hooks run in their order, before the code that responds', async () => {
    const steps: string[] = [];
    onRequestStart([() => steps.push('first'), () => steps.push('second')]);
    await request('/', () => steps.push('response'));

    expect(steps).toEqual(['first', 'second', 'response']);
  });

  it('what a hook removes from a request is not there for the code that responds', async () => {
    onRequestStart([
      ({ request }) => {
        // The hooks of these tests stay subscribed, so this one must not change the requests of other tests.
        if (request.url !== '/news?a=b') return;
        request.url = '/news';
        delete request.headers['x-forged'];
      },
    ]);
    const { url, headers } = await request('/news?a=b', () => {});

    expect(url).toBe('/news');
    expect(headers).not.toHaveProperty('x-forged');
  });

  it('what a hook stores for a request is visible in all work of that request, and in no other', async () => {
    onRequestStart([({ request }) => context.enterWith(request.url ?? '')]);
    const seen: (string | undefined)[] = [];
    const later = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(context.getStore());
    };
    await Promise.all([request('/one', later), request('/two', later)]);

    expect(seen.toSorted()).toEqual(['/one', '/two']);
    expect(context.getStore()).toBeUndefined();
  });

  it('a hook gets the response before anything is written to it, and the server', async () => {
    const starts: RequestStart[] = [];
    onRequestStart([
      (start) => {
        starts.push(start);
        start.response.setHeader('x-hook', start.response.headersSent ? 'late' : 'early');
      },
    ]);
    const { response } = await request('/', () => {});

    expect(response.headers.get('x-hook')).toBe('early');
    expect(starts[0]?.server).toBe(servers[0]);
  });
});

/** Sends a request to a server that calls `respond` with it, and returns what that server has seen of it. */
async function request(path: string, respond: () => unknown) {
  let seen: { url?: string; headers: object } = { headers: {} };
  const server = createServer((incoming, outgoing) => {
    seen = { url: incoming.url, headers: { ...incoming.headers } };
    void Promise.resolve(respond()).then(() => outgoing.end());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'x-forged': 'yes', connection: 'close' },
  });
  return { ...seen, response };
}
