import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { guardAnswers } from './guard-answers';
import { notePageCache } from './has-page-cache.mjs';

guardAnswers('https://site.example');

beforeEach(notePageCache);

describe('guardAnswers', () => {
  it('lets nothing run in HTML that says nothing of it', async () => {
    const headers = await headersOf((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8').end('<script>evil()</script>');
    });

    expect(headers.get('content-security-policy')).toContain("script-src 'none'");
  });

  it('lets the scripts of a page run where no page cache says which they are', async () => {
    Object.assign(globalThis, { hasPageCache: false });
    const policy = (
      await headersOf((_, response) => {
        response.setHeader('content-type', 'text/html').end('<script>own()</script>');
      })
    ).get('content-security-policy');

    expect(policy).toContain("script-src 'self' 'unsafe-inline';");
    expect(policy).toContain("object-src 'none'");
  });

  it('does not tell where an address was led to', async () => {
    const headers = await headersOf((_, response) => {
      response.setHeader('x-middleware-rewrite', '/en/news?q=typed').end();
    });

    expect(headers.has('x-middleware-rewrite')).toBe(false);
  });

  it('names the target of a redirect once', async () => {
    const headers = await headersOf((_, response) => {
      response.setHeader('location', ['/news', '/news']).end();
    });

    expect(headers.get('location')).toBe('/news');
  });

  it('leaves a policy as it is, and what is no HTML', async () => {
    const own = await headersOf((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-security-policy', "script-src 'self'").end('<p>');
    });
    const film = await headersOf((_, response) => {
      response.setHeader('content-type', 'video/mp4').writeHead(206).end('film');
    });

    expect(own.get('content-security-policy')).toBe("script-src 'self'");
    expect(film.has('content-security-policy')).toBe(false);
  });
});

async function headersOf(answer: RequestListener): Promise<Headers> {
  const server = createServer(answer).listen(0);
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}`, { headers: { connection: 'close' } });
  await response.arrayBuffer();
  server.close();

  return response.headers;
}
