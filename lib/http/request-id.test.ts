import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onRequestStart } from '../next-internals/request-start.mjs';
import { currentRequestId, trackRequestIds, requestIdOf } from './request-id';

describe('requestIdOf', () => {
  it('is what a trusted proxy has given', () => {
    expect(requestIdOf('7f3a9c2e1b', 1)).toBe('7f3a9c2e1b');
  });

  it.each([
    ['no proxy is trusted', '7f3a9c2e1b', 0],
    ['none was given', undefined, 1],
    ['it is too short', 'abc', 1],
    ['it is too long', 'a'.repeat(65), 1],
    ['it would break a line', 'abcdefgh\n{"level":"error"}', 1],
    ['several were given', ['abcdefgh', 'abcdefgi'], 1],
  ])('is a new one when %s', (_, given, proxies) => {
    expect(requestIdOf(given, proxies)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('trackRequestIds', () => {
  it('gives requests that run at the same time their own ids', async () => {
    onRequestStart([trackRequestIds(1)]);
    const server = createServer((request, response) => {
      setTimeout(() => response.end(currentRequestId()), request.url === '/slow' ? 40 : 5);
    });
    await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
    const { port } = server.address() as AddressInfo;

    const ids = ['request-slow', 'request-quick'];
    const responses = await Promise.all([send(port, '/slow', ids[0]!), send(port, '/', ids[1]!)]);
    expect(responses).toEqual(ids.map((id) => ({ body: id, header: id })));
    expect(currentRequestId()).toBeUndefined();
    server.close();
  });
});

function send(port: number, path: string, id: string) {
  return new Promise((resolve, reject) =>
    get({ port, path, headers: { 'x-request-id': id } }, (response: IncomingMessage) => {
      const header = response.headers['x-request-id'];
      void response.toArray().then((parts) => resolve({ body: parts.join(''), header }), reject);
    }),
  );
}
