import 'server-only';

import type { IncomingHttpHeaders } from 'node:http';

import { clientAddressHeader } from './client-address';
import { navigationHeaders, renderNowHeader } from '../next-internals/headers.mjs';
import { requestIdHeader } from './request-id';
import { questionSignatureHeader } from './signed-request';
import { warmingHeader } from './request-context.mjs';

/**
 * The only request headers that the site and the framework may read. A page is rendered while some visitor waits and is
 * then stored for all, so a header that is not needed must not be there: `Content-Security-Policy`, for example, makes
 * the framework write a nonce of the visitor's choice into the stored page.
 */
const allowed = new Set([
  // How the message itself is sent: RFC 9112.
  ...['host', 'connection', 'transfer-encoding', 'content-length', 'content-type', 'expect'],
  ...['content-encoding', 'trailer', 'te'],
  // Which representation, and which part of it: RFC 9110. The image optimizer reads `Accept`.
  ...['accept', 'accept-encoding', 'range', 'if-range'],
  ...['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'],
  // Where a contact message comes from (lib/contact/origin.ts); what the answer is for (the framework's plain 404).
  ...['origin', 'sec-fetch-site', 'sec-fetch-dest'],
  // A client-side navigation of the framework.
  ...navigationHeaders,
  // The webhook, and other signed requests of WordPress.
  ...['x-webhook-signature', questionSignatureHeader],
  // Set by the site itself, whatever a visitor sent under the same name.
  ...[clientAddressHeader, requestIdHeader],
  // Trusted only with the key of this process (lib/http/request-context.mjs).
  ...[warmingHeader, renderNowHeader],
]);

/** Removes every header of a request that nothing on the site reads, cookies among them. */
export function removeUnusedHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (!allowed.has(name)) delete headers[name];
}
