import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { onRequestStart } from '../next-internals/request-start.mjs';
import { discardUnreadBody } from './unread-body';

onRequestStart([discardUnreadBody]);

type PartialRequest = {
  path: string;
  method?: string;
  length: number;
  sent: number;
  isChunked?: boolean;
};

/** Sends a part of a body and then nothing, to a server that reads the whole body before it responds. */
function send({ path, method = 'POST', length, sent, isChunked }: PartialRequest) {
  return new Promise<{ read: string; connection: string | undefined }>((resolve, reject) => {
    const server = createServer((incoming, response) => {
      void incoming.toArray().then((chunks) => response.end(String(Buffer.concat(chunks).length)));
    });
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      const headers = isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': length };
      const outgoing = request({ port, path, method, headers });
      const end = () => {
        outgoing.destroy();
        server.close();
      };
      outgoing.once('response', (response: IncomingMessage) => {
        void response.toArray().then((chunks) => {
          resolve({ read: String(Buffer.concat(chunks)), connection: response.headers.connection });
          end();
        });
      });
      outgoing.once('error', reject);
      outgoing.write(Buffer.alloc(sent));
      if (sent === length) outgoing.end();
    });
  });
}

it.each([
  ['a page', { path: '/news', length: 10_000_000, sent: 500_000 }],
  ['a page, without a length', { path: '/news', length: 1, sent: 500_000, isChunked: true }],
  ['a page, by another method', { path: '/news', method: 'DELETE', length: 9_000, sent: 10 }],
  ['a route, without a length', { path: '/api/contact', length: 1, sent: 9_000, isChunked: true }],
  ['a route that takes less', { path: '/api/contact', length: 300_000, sent: 200_000 }],
  ['a preview that takes less', { path: '/api/live-preview/k/de', length: 2_000_000, sent: 9 }],
])(
  'nobody waits for a body that is sent to %s, and the connection is closed',
  async (_, partial) => {
    expect(await send(partial)).toEqual({ read: '0', connection: 'close' });
  },
);

it('a client that goes on sending after the response gets no error', async () => {
  const server = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, allowHalfOpen: true });
  const errors: Error[] = [];
  client.on('error', (error) => errors.push(error)).resume();
  client.write('POST /news HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\n');
  await once(client, 'end');
  for (let times = 0; times < 20; times += 1) {
    client.write(Buffer.alloc(100_000));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  client.destroy();
  server.close();

  expect(errors).toEqual([]);
});

it.each([
  { path: '/api/contact', length: 200_000, sent: 200_000 },
  { path: '/api/live-preview/k/de', length: 900_000, sent: 900_000 },
])('a body that $path takes is read, and the connection stays', async (partial) => {
  const { read, connection } = await send(partial);

  expect([read, connection]).toEqual([String(partial.length), 'keep-alive']);
});
