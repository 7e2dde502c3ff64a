import type { ServerResponse } from 'node:http';

/**
 * Sends the headers of a response together with the first part of its body. Assumes that Next.js sends the headers of a
 * streamed response before its body, with `flushHeaders`. If the process is killed in between, the visitor gets half a
 * response. If both are sent at once, nginx can ask another process instead.
 */
export function sendHeadersWithBody(response: ServerResponse): void {
  response.flushHeaders = () => undefined;
}

/**
 * Keeps browsers from showing an old page. Assumes that Next.js writes the lifetime of a page as
 * `s-maxage=300, stale-while-revalidate=31535700`. Browsers ignore the first directive, but Firefox follows the second
 * one, and would show a page as it was at the last visit, even a year ago.
 */
export function forbidStalePages(response: ServerResponse): void {
  const caching = String(response.getHeader('cache-control') ?? '');
  const [, lifetime] = /^(s-maxage=\d+), stale-while-revalidate=\d+$/.exec(caching) ?? [];
  if (lifetime) response.setHeader('cache-control', `${lifetime}, max-age=0`);
}

/**
 * Removes the second Location of a redirect. Assumes that Next.js sets Location when it renders a redirect, and adds it
 * again with the other headers of the rendered page. Only a site without our page cache uses the redirects of Next.js.
 */
export function setLocationOnce(response: ServerResponse): void {
  const target = response.getHeader('location');
  if (Array.isArray(target)) response.setHeader('location', target[0] ?? '');
}
