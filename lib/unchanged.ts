import 'server-only';

import { loggablePath } from './loggable-path';
import { askOwnHead } from './own-head';

const file = /\.(xml|json|ics|txt)$/;

/**
 * Has the reader of a file (a feed, a calendar, a sitemap) already what we would send? A handler whose answers are
 * cached sees no request, so that the question is answered before it, by the headers of the cached answer.
 *
 * @param headers of the request
 * @returns the headers of a 304; null when the file has to be sent, or cannot be asked
 */
export async function unchanged(path: string, headers: Headers): Promise<Headers | null> {
  const isConditional = headers.has('if-none-match') || headers.has('if-modified-since');
  if (!isConditional || !file.test(path)) return null;
  try {
    const answer = await askOwnHead(path);
    return answer.status === 200 && isKnown(headers, answer.headers) ? kept(answer.headers) : null;
  } catch (error) {
    console.error(`${loggablePath(path)} could not be compared`, error);
    return null;
  }
}

/** Which of both conditions counts, and how they are compared: RFC 9110, 13.2.2 and 8.8.3.2. */
export function isKnown(asked: Headers, current: Headers): boolean {
  const tag = current.get('etag');
  const known = asked.get('if-none-match');
  if (known !== null) {
    if (known.trim() === '*') return true;
    return tag !== null && known.split(',').map(opaque).includes(opaque(tag));
  }
  const changed = Date.parse(current.get('last-modified') ?? '');
  const since = Date.parse(asked.get('if-modified-since') ?? '');
  return changed <= since;
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

function kept(headers: Headers): Headers {
  const names = ['etag', 'last-modified', 'cache-control', 'vary'];

  return new Headers(
    names.flatMap<[string, string]>((name) =>
      headers.has(name) ? [[name, headers.get(name)!]] : [],
    ),
  );
}
