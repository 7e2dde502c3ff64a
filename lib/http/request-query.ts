import 'server-only';

import type { IncomingMessage } from 'node:http';

import { isFrameworkAddress } from '../next-internals/addresses.mjs';
import { navigationHeader, navigationParameter } from '../next-internals/headers.mjs';

/** Carries the query of a page's address to the middleware. A visitor's own header of this name is dropped. */
const queryHeader = 'x-request-query';

/**
 * Removes the query from the address before the framework sees it, and normalises the percent-encoding of the path
 * (RFC 3986, 6.2.2). The framework writes the address of the first visitor into the page that it stores for all. A page
 * never needs the query: the middleware reads it from a header (`queryOf`) and passes what a page needs on as segments of
 * the path (lib/http/search-and-preview-gate.ts).
 */
export function moveQueryAside(request: IncomingMessage): void {
  const { path, query } = split(request.url ?? '/');
  delete request.headers[queryHeader];
  // The framework reads the query of its own addresses, and stores no page of them.
  if (isFrameworkAddress(path)) return;

  const parameters = query.split('&');
  const isNavigation = navigationHeader in request.headers;
  const own = parameters.filter((each) => isNavigation && nameOf(each) === navigationParameter);
  const others = parameters.filter((each) => nameOf(each) !== navigationParameter);
  request.url = [uniform(path), own.slice(0, 1).join()].filter(Boolean).join('?');
  // This header is set inside the process and never sent.
  if (others.join('')) request.headers[queryHeader] = others.join('&');
}

/**
 * The query of a request, for the middleware.
 *
 * @param search of the address, for the development server, where the query stays in the address
 * @returns with its question mark; empty without a query
 */
export function queryOf(headers: Headers, search: string): string {
  const query = headers.get(queryHeader);

  return query === null ? search : `?${query}`;
}

function split(address: string): { path: string; query: string } {
  const [path = ''] = address.split('?', 1);

  return { path, query: address.slice(path.length + 1) };
}

const nameOf = (parameter: string) => parameter.split('=', 1)[0];

/** The normalised path. A path that cannot be decoded stays as it is; the middleware refuses it. */
function uniform(path: string): string {
  // A request in absolute form (RFC 9112, 3.2.2), which only proxies are sent.
  if (!path.startsWith('/')) return path;
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return path;
  }
}
