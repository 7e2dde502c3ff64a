import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getCacheControlHeader } from 'next/dist/server/lib/cache-control';
import { pipeToNodeResponse } from 'next/dist/server/pipe-readable';

import { startRequest } from '../testing/started-request';
import { forbidStalePages } from './responses';

describe('what this site assumes of the responses of Next.js, and Next.js does not promise', () => {
  it('it sends headers before a streamed body, with a function that may do nothing', async () => {
    const wereSent: boolean[] = [];
    const text = await textOf((response) => {
      response.flushHeaders = () => void wereSent.push(response.headersSent);
      return pipeToNodeResponse(new Blob(['words']).stream(), response);
    });

    expect(wereSent).toEqual([false]);
    expect(text).toBe('words');
  });

  it.each([
    [{ revalidate: 300, expire: 31_536_000 }, 's-maxage=300, max-age=0'],
    [{ revalidate: false as const, expire: undefined }, 's-maxage=31536000'],
  ])('it writes the lifetime of a page, %j, in the form that we change', (lifetime, expected) => {
    const { response } = startRequest({});
    response.setHeader('cache-control', getCacheControlHeader(lifetime));
    forbidStalePages(response);

    expect(response.getHeader('cache-control')).toBe(expected);
  });

  // A unit test cannot render a redirect, and on a running site our hook has already changed the response. So this test
  // reads the source of Next.js.
  it('it sets Location when it renders a redirect, and adds it again with the other headers', () => {
    const source = (file: string) => readFileSync(`node_modules/next/dist/${file}`, 'utf8');

    expect(source('server/app-render/app-render.js')).toContain("setHeader('location', ");
    expect(source('build/templates/app-page-runtime.js')).toContain('res.appendHeader(key, value)');
  });
});

/** The body that a server sends when it responds with this function. */
async function textOf(respond: (response: ServerResponse) => Promise<void>): Promise<string> {
  const server = createServer((_, response) => void respond(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } });
  server.close();

  return response.text();
}
