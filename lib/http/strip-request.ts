import 'server-only';

import { staticFolder } from '../next-internals/addresses.mjs';
import type { RequestStart } from '../next-internals/request-start.mjs';
import { removeUnusedHeaders } from './request-headers';
import { moveQueryAside } from './request-query';
import { originForm } from './request-target';

/** A method that every route refuses with 405, but that the framework can handle. */
const unknownMethod = 'UNKNOWN';

/**
 * Removes from a request what the site does not need: nothing of it may reach a page that is stored for all visitors,
 * and some of it makes the framework fail. Runs after the hooks that read headers (lib/http/request-hooks.ts).
 */
export function stripRequest({ request, server }: RequestStart): void {
  // No WebSockets here. The framework leaves an upgrade request open when its address is a redirect.
  server?.removeAllListeners('upgrade');
  request.url = originForm(request.url ?? '/');
  removeUnusedHeaders(request.headers);
  moveQueryAside(request);
  // The fetch standard forbids TRACE. The framework creates such a request object and fails.
  if (request.method === 'TRACE') request.method = unknownMethod;
  // The framework fails at another method than GET or HEAD for a file of the build. For the folder instead of the file,
  // the middleware refuses the request.
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && request.url.startsWith(`${staticFolder}/`)) request.url = staticFolder;
}
