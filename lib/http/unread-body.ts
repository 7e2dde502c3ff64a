import 'server-only';

import { endBody, type RequestStart } from '../next-internals/request-start.mjs';
import { maxBodySize } from './allowed-methods';

/**
 * Discards a request body that no route reads, that is above the limit, or that has no declared length, and closes the
 * connection after the response. Without this, Next.js would keep every body of up to 10 MB in memory before the
 * middleware can refuse the request. Runs after `sanitizeRequest`, when the URL has no query.
 */
export function discardUnreadBody(start: RequestStart): void {
  const { request } = start;
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = encoding !== undefined || Number(length) > 0;
  const limit = maxBodySize(request.method ?? '', request.url ?? '');
  // Without a declared length, nobody knows how large the body becomes.
  const isWithinLimit = encoding === undefined && limit > 0 && !(Number(length) > limit);
  if (!hasBody || isWithinLimit) return;

  endBody(start);
}
