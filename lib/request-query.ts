import 'server-only';

import type { IncomingMessage } from 'node:http';

/** Carries the query of a page's address to the middleware; what a visitor sends under this name is dropped. */
const queryHeader = 'x-request-query';

/** The framework's own parameter of a client-side navigation: it is checked against the headers of the request. */
const navigation = '_rsc';

/** Addresses whose handler reads the query itself, and stores nothing that was rendered. */
const readsQuery = /^\/(_next|__next)/;

/**
 * Takes the query out of the address before the framework sees it, and writes each character of the path in one way
 * (RFC 3986, 6.2.2). The framework writes the address of whoever asks into the page that it then stores for all. A page
 * never needs the query: the middleware reads it from a header (`queryOf`), and passes on what a page is about as
 * segments of the path (lib/entrance.ts).
 */
export function takeQueryAside(request: IncomingMessage): void {
  const { path, query } = split(request.url ?? '/');
  delete request.headers[queryHeader];
  if (readsQuery.test(path)) return;

  const parameters = query.split('&');
  const isNavigation = 'rsc' in request.headers;
  const own = parameters.filter((each) => isNavigation && nameOf(each) === navigation);
  const others = parameters.filter((each) => nameOf(each) !== navigation);
  request.url = [uniform(path), own.slice(0, 1).join()].filter(Boolean).join('?');
  // This header is set inside the process and never sent.
  if (others.join('')) request.headers[queryHeader] = others.join('&');
}

/**
 * The query of a request, for the middleware.
 *
 * @param search of the address, for a server on which nothing was taken aside: in development
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

/** The path in its one spelling; as it is where it cannot be decoded, which the middleware refuses. */
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
