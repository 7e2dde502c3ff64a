import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onRequestStart } from '../next-internals/request-start.mjs';
import { trackRequest } from './request-context.mjs';
import { sanitizeRequest } from './sanitize-request';
import { startRequest } from '../testing/started-request';

// The hooks are in the same order as in request-hooks.ts. The first one removes a header that only this process may
// send.
onRequestStart([trackRequest, sanitizeRequest]);

describe('sanitizeRequest', () => {
  it('leaves no cookie to be read', () => {
    const { request } = startRequest({ cookie: '__prerender_bypass=forged', accept: 'text/html' });

    expect(request.headers).not.toHaveProperty('cookie');
    expect(request.headers.accept).toBe('text/html');
  });

  it('leaves no header that the site does not read', () => {
    const { request } = startRequest({
      'content-security-policy': "script-src 'nonce-mine'",
      'user-agent': 'Mozilla',
      'x-forwarded-host': 'evil.example',
      'x-prerender-revalidate': '1',
      rsc: '1',
      'next-router-state-tree': '%5B%5D',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
      'next-url': '/news',
      'if-none-match': '"a"',
    });

    const own = ['x-client-address', 'x-request-id'];
    const left = Object.keys(request.headers).filter((name) => !own.includes(name));
    expect(left).toEqual(['if-none-match']);
  });

  it('leaves Save-Data, which decides whether the response names speculation rules', () => {
    expect(startRequest({ 'save-data': 'on' }).request.headers).toHaveProperty('save-data', 'on');
  });

  it('leaves no query in the address, which the framework would write into the stored page', () => {
    const { request } = startRequest({}, { url: '/contact?email=ada%40example.org' });

    expect(request.url).toBe('/contact');
  });

  it.each([
    ['http://evil.example/news', '/news'],
    ['HTTPS://evil.example:99/de/suche', '/de/suche'],
  ])('leaves no host in the address %s', (url, expected) => {
    expect(startRequest({}, { url }).request.url).toBe(expected);
  });

  it.each([
    ['TRACE', 'UNKNOWN'],
    ['GET', 'GET'],
    ['PROPFIND', 'PROPFIND'],
  ])('hands %s on as %s', (method, expected) => {
    expect(startRequest({}, { method }).request.method).toBe(expected);
  });

  it.each([
    ['POST', '/_next/static/chunks/a.js', '/_next/static'],
    ['TRACE', '/_next/static/chunks/a.js', '/_next/static'],
    ['GET', '/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
    ['HEAD', '/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
    ['POST', '/api/contact', '/api/contact'],
  ])('hands %s of %s on as of %s', (method, url, expected) => {
    expect(startRequest({}, { method, url }).request.url).toBe(expected);
  });

  it('responds to a request to upgrade the protocol over HTTP/1.1', async () => {
    const server = createServer((_, response) => response.end('plain'));
    // Like the handler of Next.js, which leaves the connection open without a response.
    server.on('upgrade', () => undefined);
    await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
    const { port } = server.address() as AddressInfo;
    await send(port, {});

    expect(await send(port, { connection: 'Upgrade', upgrade: 'websocket' })).toBe('plain');
    server.close();
  });
});

function send(port: number, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) =>
    get(
      // Without the code under test the connection stays open for ever.
      { port, headers, agent: false, timeout: 20_000 },
      (response: IncomingMessage) =>
        void response.toArray().then((parts) => resolve(parts.join('')), reject),
    )
      .once('timeout', () => reject(new Error('The server does not respond')))
      .once('error', reject),
  );
}
