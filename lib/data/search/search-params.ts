import type { Href } from '../../i18n/href';

/**
 * A visitor's search request. `start`: the search page before a search, which is the same for all visitors. `nothing`:
 * a search without words. `too-long`: the words have more than 100 characters. `page` starts at 1.
 */
export type SearchRequest =
  | { kind: 'start' }
  | { kind: 'nothing' }
  | { kind: 'too-long' }
  | { kind: 'words'; words: string; page: number };

const maxCharacters = 100;
const lastPage = 50;
// The page cache uses a segment as a file name.
const segmentLength = 100;

/** Reads the query of `/search`: the first `q` and `page`. Ignores everything else. */
export function readSearchQuery(query: URLSearchParams): SearchRequest {
  if (query.get('q') === null && query.get('page') === null) return { kind: 'start' };

  const words = (query.get('q') ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, (each) => (each === '\u200d' ? each : ' '))
    .trim();
  if (!words) return { kind: 'nothing' };
  if ([...words].length > maxCharacters) return { kind: 'too-long' };

  const page = Number(/^\d{1,2}$/.exec(query.get('page') ?? '')?.[0] ?? 1);
  return { kind: 'words', words, page: Math.min(Math.max(page, 1), lastPage) };
}

/**
 * The search request as path segments, because Next.js gives no query to a page that is not dynamic
 * (docs/decisions/005). The words are base64url-encoded, because Next.js decodes a path twice.
 */
export function searchSegments(request: SearchRequest): string[] {
  if (request.kind !== 'words') return request.kind === 'start' ? [] : [request.kind];

  const encoded = Buffer.from(request.words).toString('base64url');
  const pieces = encoded.match(new RegExp(`.{1,${segmentLength}}`, 'g')) ?? [];
  return [String(request.page), ...pieces];
}

/** Reads the path segments that `searchSegments` has written. */
export function readSearchSegments([first, ...rest]: string[] = []): SearchRequest {
  if (!first) return { kind: 'start' };
  if (rest.length === 0) return { kind: first === 'nothing' ? 'nothing' : 'too-long' };

  const words = Buffer.from(rest.join(''), 'base64url').toString();
  return { kind: 'words', words, page: Number(first) };
}

/** The path and query of a page of results. Without words, it is the search page before a search. */
export function searchHref(words?: string, page = 1): Href {
  if (!words) return { pathname: '/search' };

  return { pathname: '/search', query: { q: words, ...(page > 1 && { page: String(page) }) } };
}
