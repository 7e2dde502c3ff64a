import 'server-only';

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';

/** What no visitor sends: a method that every route refuses, but that the framework can read. */
const unknownMethod = 'UNKNOWN';

/** Takes from every request, before anything reads it, what the site has no use for and the framework stumbles over. */
export function guardRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server?: Server };
    // Nobody here speaks anything but HTTP; the framework leaves open what asks for it at an address that is a redirect.
    server?.removeAllListeners('upgrade');
    // The site knows no cookies; a made-up one of the framework's draft mode has it set others, on pages that are kept.
    delete request.headers.cookie;
    // The standard forbids to make such a request in script, which is how the framework hands it on: it fails.
    if (request.method === 'TRACE') request.method = unknownMethod;
  });
}
