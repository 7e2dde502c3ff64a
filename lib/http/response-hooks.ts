import { STATUS_CODES, type ServerResponse } from 'node:http';

import { hasPageCache } from '../cache/has-page-cache.mjs';
import { lengthHeader, rewriteHeader } from '../next-internals/headers.mjs';
import type { RequestStart } from '../next-internals/request-start.mjs';
import {
  forbidStalePages,
  sendHeadersWithBody,
  setLocationOnce,
} from '../next-internals/responses';
import { noStore } from './cache-control.mjs';
import { isNotModified, removeBodyHeaders } from './conditional-request';
import { buildCsp, policyWithoutHashes } from './content-security-policy.mjs';
import { dataRequestedAtForWarming, dataRequestedAtHeader } from './request-context.mjs';

const header = 'content-security-policy';

/**
 * Changes every response before its headers are sent. HTML without a Content-Security-Policy, such as the error page of
 * Next.js, gets one that blocks all scripts and inline styles. Without our page cache, no page has a policy. The added
 * policy then lets the scripts of the page run, and no cache may store a 404 response.
 *
 * Also removes internal headers, keeps browsers from showing an old page, sets the Content-Length of a streamed file,
 * and sends 304 to a client that has the current file. A route handler cannot send this 304 when its response is
 * stored, because it is not called then.
 */
export function addResponseHooks(siteUrl: string) {
  const strict = buildCsp('', { siteUrl, isScripted: false });
  const loose = policyWithoutHashes(siteUrl);

  return (start: RequestStart): void => {
    const { response } = start;
    const { writeHead } = response;
    sendHeadersWithBody(response);
    response.writeHead = (...words: unknown[]): ServerResponse => {
      response.removeHeader(rewriteHeader);
      const dataRequestedAt = dataRequestedAtForWarming();
      if (dataRequestedAt) response.setHeader(dataRequestedAtHeader, dataRequestedAt);
      setLocationOnce(response);
      // A page cache must not store made-up URLs. Next.js lets it store them for as long as an existing page.
      if (words[0] === 404 && !hasPageCache()) response.setHeader('cache-control', noStore);
      forbidStalePages(response);
      const type = String(response.getHeader('content-type') ?? '');
      if (type.startsWith('text/html') && !response.hasHeader(header)) {
        response.setHeader(header, hasPageCache() ? strict : loose);
      }
      const length = response.getHeader(lengthHeader);
      if (length) {
        response.removeHeader(lengthHeader);
        response.setHeader('content-length', length);
      }
      if (!isNotModified(start, words[0])) return Reflect.apply(writeHead, response, words);

      removeBodyHeaders(response);
      return Reflect.apply(writeHead, response, [304, STATUS_CODES[304]]);
    };
  };
}
