import 'server-only';

import type { IncomingMessage } from 'node:http';

import { isFrameworkAddress } from '../next-internals/addresses.mjs';

/** The request header that passes the query of a page to the middleware. The value that a visitor sends is dropped. */
const queryHeader = 'x-request-query';

/**
 * The path and query of a request target. A target may have a scheme and a host before them, as in requests to a proxy
 * (RFC 9112, 3.2.2). Both are removed: Next.js would redirect to that host, but this site has only one host.
 *
 * @param target as sent by the client, e.g. `http://evil.example/news?page=2`
 * @returns e.g. `/news?page=2`
 */
export function originForm(target: string): string {
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');

  return path === target || path.startsWith('/') ? path : `/${path}`;
}

/**
 * Removes the query from the URL before Next.js sees it, and normalises the percent-encoding of the path (RFC 3986,
 * 6.2.2). Next.js writes the URL of the first visitor into the page that it stores for all. A page never needs the
 * query: the middleware reads it from a header (`queryOf`) and passes what a page needs on as segments of the path
 * (lib/http/search-and-preview-gate.ts).
 */
export function moveQueryToHeader(request: IncomingMessage): void {
  const { path, query } = split(request.url ?? '/');
  delete request.headers[queryHeader];
  // Next.js reads the query of its own URLs (`/_next/…`), and stores no page for them.
  if (isFrameworkAddress(path)) return;

  request.url = normalisedPath(path);
  // This header is set inside the process and never sent.
  if (query) request.headers[queryHeader] = query;
}

/**
 * The query of a request, for the middleware.
 *
 * @param search the query in the URL, for the development server, where the query stays in the URL
 * @returns the query with its question mark; empty without a query
 */
export function queryOf(headers: Headers, search: string): string {
  const query = headers.get(queryHeader);

  return query === null ? search : `?${query}`;
}

function split(address: string): { path: string; query: string } {
  const [path = ''] = address.split('?', 1);

  return { path, query: address.slice(path.length + 1) };
}

/** The normalised path. A path that cannot be decoded stays unchanged, and the middleware refuses it. */
function normalisedPath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return path;
  }
}
