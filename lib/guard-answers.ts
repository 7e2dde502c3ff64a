import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

import { policyOf } from './policy.mjs';

const header = 'content-security-policy';
// Which page an address was led to, with whatever was asked behind it: for the framework's own parts.
const innerHeader = 'x-middleware-rewrite';

/**
 * Gives HTML that comes without a policy, such as the framework's own page of an error, one that lets nothing run, and
 * keeps to the house what is told inside of it.
 */
export function guardAnswers(siteUrl: string): void {
  const policy = policyOf('', { siteUrl });

  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    const writeHead = response.writeHead.bind(response) as (...words: unknown[]) => ServerResponse;
    response.writeHead = (...words: unknown[]) => {
      response.removeHeader(innerHeader);
      const type = String(response.getHeader('content-type') ?? '');
      if (type.startsWith('text/html') && !response.hasHeader(header)) {
        response.setHeader(header, policy);
      }
      return writeHead(...words);
    };
  });
}
