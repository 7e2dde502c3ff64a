import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

import { hasPageCache } from './has-page-cache.mjs';
import { policyOf, policyWithoutHashes } from './policy.mjs';

const header = 'content-security-policy';
// Which page an address was led to, with whatever was asked behind it: for the framework's own parts.
const innerHeader = 'x-middleware-rewrite';

/**
 * Gives HTML that comes without a policy, such as the framework's own page of an error, one that lets nothing run, and
 * keeps to the house what is told inside of it. Where no page has a policy, because our page cache is not loaded, it is one
 * under which the page's own scripts run.
 */
export function guardAnswers(siteUrl: string): void {
  const strict = policyOf('', { siteUrl });
  const loose = policyWithoutHashes(siteUrl);

  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    const writeHead = response.writeHead.bind(response) as (...words: unknown[]) => ServerResponse;
    response.writeHead = (...words: unknown[]) => {
      response.removeHeader(innerHeader);
      // The framework's own redirect, used without our page cache, names its target twice when a page is rendered first.
      const target = response.getHeader('location');
      if (Array.isArray(target)) response.setHeader('location', target[0] ?? '');
      const type = String(response.getHeader('content-type') ?? '');
      if (type.startsWith('text/html') && !response.hasHeader(header)) {
        response.setHeader(header, hasPageCache() ? strict : loose);
      }
      return writeHead(...words);
    };
  });
}
