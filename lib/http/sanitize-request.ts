import 'server-only';

import { staticFolder } from '../next-internals/addresses.mjs';
import type { RequestStart } from '../next-internals/request-start.mjs';
import { removeUnusedHeaders } from './request-headers';
import { moveQueryToHeader, originForm } from './request-query';

/** A method that every route refuses with 405, but that Next.js can handle. */
const unknownMethod = 'UNKNOWN';

/**
 * Removes from a request what the site does not need. None of it may reach a page that is stored for all visitors, and
 * some of it makes Next.js fail. Runs after the hooks that read headers (lib/http/request-hooks.ts).
 */
export function sanitizeRequest({ request, server }: RequestStart): void {
  // The site has no WebSockets. Next.js leaves an upgrade request open when its URL is redirected.
  server?.removeAllListeners('upgrade');
  request.url = originForm(request.url ?? '/');
  removeUnusedHeaders(request.headers);
  moveQueryToHeader(request);
  // The fetch standard forbids TRACE. Next.js fails when it creates a request object with this method.
  if (request.method === 'TRACE') request.method = unknownMethod;
  // Next.js fails when a file of the build is requested with another method than GET or HEAD. So the path of the file
  // is replaced by that of its folder, for which the middleware refuses the request.
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && request.url.startsWith(`${staticFolder}/`)) request.url = staticFolder;
}
