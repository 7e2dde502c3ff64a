import 'server-only';

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';

import { removeUnusedHeaders } from './request-headers';
import { takeQueryAside } from './request-query';

/** What no visitor sends: a method that every route refuses, but that the framework can read. */
const unknownMethod = 'UNKNOWN';

const scripts = '/_next/static';

/**
 * Removes from every request, before anything else reads it, what the site does not need: it must not reach a page that is
 * stored for all visitors, and some of it makes the framework fail. Runs after the hooks that read a header (instrumentation.ts).
 */
export function guardRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server?: Server };
    // Nobody here speaks anything but HTTP; the framework leaves open what asks for it at an address that is a redirect.
    server?.removeAllListeners('upgrade');
    removeUnusedHeaders(request.headers);
    takeQueryAside(request);
    // The standard forbids to make such a request in script, which is how the framework hands it on: it fails.
    if (request.method === 'TRACE') request.method = unknownMethod;
    // It refuses a method at one of its files, and fails at saying so. At the folder the middleware refuses it.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && request.url?.startsWith(`${scripts}/`)) request.url = scripts;
  });
}
