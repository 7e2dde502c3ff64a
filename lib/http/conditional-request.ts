import 'server-only';

import fresh from 'fresh';

import { loggablePath } from './loggable-path';
import { askOwnHead } from './ask-own-head';

const file = /\.(xml|json|ics|txt)$/;

/**
 * Does the client already have this file (a feed, a calendar, a sitemap)? A route handler with cached responses does
 * not get the request. So a conditional request is answered in the middleware, from the headers of the stored response.
 *
 * @param headers of the request
 * @returns the headers of a 304; null when the file must be sent, or its headers cannot be read
 */
export async function notModifiedResponse(path: string, headers: Headers): Promise<Headers | null> {
  const isConditional = headers.has('if-none-match') || headers.has('if-modified-since');
  if (!isConditional || !file.test(path)) return null;
  try {
    const answer = await askOwnHead(path);
    return answer.status === 200 && isKnown(headers, answer.headers)
      ? validatorHeaders(answer.headers)
      : null;
  } catch (error) {
    console.error(`${loggablePath(path)} could not be compared`, error);
    return null;
  }
}

/** Does the client have the current content? Compared as RFC 9110, 13.2.2 and 8.8.3.2 say. */
export function isKnown(sent: Headers, current: Headers): boolean {
  return fresh(Object.fromEntries(sent), Object.fromEntries(current));
}

function validatorHeaders(headers: Headers): Headers {
  const names = ['etag', 'last-modified', 'cache-control', 'vary'];

  return new Headers(
    names.flatMap<[string, string]>((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
