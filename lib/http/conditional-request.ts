import type { ServerResponse } from 'node:http';

import fresh from 'fresh';

import type { RequestStart } from '../next-internals/request-start.mjs';

/** The headers that describe a body. A 304 response has no body. */
const bodyHeaders = ['content-length', 'content-encoding', 'content-type'];

/**
 * Whether the client already has the current response. The comparison follows RFC 9110, 13.2.2 and 8.8.3.2. It needs a
 * status of 200 and an ETag or a Last-Modified header.
 */
export function isNotModified({ request, response }: RequestStart, status: unknown): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const hasValidator = response.hasHeader('etag') || response.hasHeader('last-modified');

  return status === 200 && isRead && hasValidator && fresh(request.headers, response.getHeaders());
}

/** Removes the headers of the body. Node drops the body itself when the status is 304. */
export function removeBodyHeaders(response: ServerResponse): void {
  for (const name of bodyHeaders) response.removeHeader(name);
}
