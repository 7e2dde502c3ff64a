import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onRequestStart } from '../next-internals/request-start.mjs';
import { addResponseHooks } from './response-hooks';
import { registerPageCache } from '../cache/has-page-cache.mjs';
import { markServedFromCache, trackRequest, warmingHeaders } from './request-context.mjs';
import { sanitizeRequest } from './sanitize-request';
import { processState } from '../next-internals/process-state.mjs';

onRequestStart([trackRequest, sanitizeRequest, addResponseHooks('https://site.example')]);

beforeEach(registerPageCache);

describe('addResponseHooks', () => {
  it('allows no script in HTML without a policy', async () => {
    const headers = await headersOf((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8').end('<script>evil()</script>');
    });

    expect(headers.get('content-security-policy')).toContain("script-src 'none'");
  });

  it('allows the scripts of a page when the site runs without its page cache', async () => {
    processState('pageCache', () => ({ isLoaded: true })).isLoaded = false;
    const policy = (
      await headersOf((_, response) => {
        response.setHeader('content-type', 'text/html').end('<script>own()</script>');
      })
    ).get('content-security-policy');

    expect(policy).toContain("script-src 'self' 'unsafe-inline';");
    expect(policy).toContain("object-src 'none'");
  });

  it('lets no cache store a missing page when the site runs without its page cache', async () => {
    processState('pageCache', () => ({ isLoaded: true })).isLoaded = false;
    const headers = await headersOf((_, response) => {
      response.setHeader('cache-control', 's-maxage=300').writeHead(404).end('Not found');
    });

    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('cache-control')).not.toContain('s-maxage');
  });

  it('sends headers together with the first part of the body', async () => {
    let areSent = true;
    await headersOf((_, response) => {
      response.flushHeaders();
      areSent = response.headersSent;
      response.end('ok');
    });

    expect(areSent).toBe(false);
  });

  it('lets no browser show the page of an earlier visit', async () => {
    const headers = await headersOf((_, response) => {
      response.setHeader('cache-control', 's-maxage=300, stale-while-revalidate=31535700').end();
    });

    expect(headers.get('cache-control')).toBe('s-maxage=300, max-age=0');
  });

  it('removes the header with the internal address of the page', async () => {
    const headers = await headersOf((_, response) => {
      response.setHeader('x-middleware-rewrite', '/en/news?q=typed').end();
    });

    expect(headers.has('x-middleware-rewrite')).toBe(false);
  });

  it('sends the length of a streamed file', async () => {
    const headers = await headersOf((_, response) => {
      response.setHeader('content-type', 'audio/ogg').setHeader('x-body-length', '4').end('tone');
    });

    expect(headers.get('content-length')).toBe('4');
    expect(headers.has('x-body-length')).toBe(false);
  });

  it('responds with 304 without a body when the client has the file', async () => {
    const file: RequestListener = (_, response) => {
      response.setHeader('etag', 'W/"abc"').setHeader('content-type', 'application/xml');
      response.setHeader('content-length', '6').end('<feed>');
    };
    const unchanged = await responseTo(file, { 'if-none-match': 'W/"abc"' });
    const changed = await responseTo(file, { 'if-none-match': 'W/"old"' });

    expect([unchanged.status, unchanged.statusText, unchanged.text]).toEqual([
      304,
      'Not Modified',
      '',
    ]);
    expect(unchanged.headers.get('etag')).toBe('W/"abc"');
    for (const name of ['content-length', 'content-type']) {
      expect([name, unchanged.headers.has(name)]).toEqual([name, false]);
    }
    expect([changed.status, changed.text]).toEqual([200, '<feed>']);
  });

  it('sends the time of the data of a stored page only to this process', async () => {
    const storedPage: RequestListener = (_, response) => {
      markServedFromCache(1795514400900);
      response.end();
    };

    expect((await headersOf(storedPage, warmingHeaders)).get('x-data-from')).toBe('1795514400900');
    expect((await headersOf(storedPage)).has('x-data-from')).toBe(false);
    expect((await headersOf(storedPage, { 'x-warming': 'x' })).has('x-data-from')).toBe(false);
  });

  it('names the target of a redirect once', async () => {
    const headers = await headersOf((_, response) => {
      response.setHeader('location', ['/news', '/news']).end();
    });

    expect(headers.get('location')).toBe('/news');
  });

  it('does not change a response that has a policy, or that is not HTML', async () => {
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

const headersOf = async (...request: Parameters<typeof responseTo>) =>
  (await responseTo(...request)).headers;

async function responseTo(listener: RequestListener, headers: Record<string, string> = {}) {
  const server = createServer(listener).listen(0);
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}`, {
    headers: { connection: 'close', ...headers },
  });
  const text = await response.text();
  server.close();

  return {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
    text,
  };
}
