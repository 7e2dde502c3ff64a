import 'server-only';

import type { IncomingHttpHeaders } from 'node:http';

import { clientAddressHeader } from './client-ip';
import { renderNowHeader } from '../next-internals/headers.mjs';
import { requestIdHeader } from './request-id';
import { requestSignatureHeader } from './signed-request';
import { warmingHeader } from './request-context.mjs';

/**
 * The only request headers that the site and Next.js may read. A page is rendered for one waiting visitor and is then
 * stored for all visitors, so every header that is not needed is removed. For example, `Content-Security-Policy` makes
 * Next.js write a nonce that the visitor chose into the stored page. The headers of Next.js's router (`RSC`) are
 * removed too: links are plain links, so no page sends these headers, and a request with them gets the normal page.
 */
const allowed = new Set([
  // Headers for the transmission of the message (RFC 9112).
  ...['host', 'connection', 'transfer-encoding', 'content-length', 'content-type', 'expect'],
  ...['content-encoding', 'trailer', 'te'],
  // Headers that select a representation, or a part of it (RFC 9110). The image optimizer reads `Accept`.
  ...['accept', 'accept-encoding', 'range', 'if-range'],
  ...['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'],
  // The origin of a contact message (lib/contact/origin.ts), and what the response is for (the plain 404 of Next.js).
  ...['origin', 'sec-fetch-site', 'sec-fetch-dest'],
  // Whether the browser may prerender pages (lib/http/response-headers.mjs).
  'save-data',
  // Signatures of the webhook and of the other signed requests of WordPress.
  ...['x-webhook-signature', requestSignatureHeader],
  // The site sets these headers itself, and overwrites what a visitor sent under the same name.
  ...[clientAddressHeader, requestIdHeader],
  // Trusted only with the key of this process (lib/http/request-context.mjs).
  ...[warmingHeader, renderNowHeader],
]);

/** Removes every header of a request that nothing on the site reads, cookies among them. */
export function removeUnusedHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (!allowed.has(name)) delete headers[name];
}
