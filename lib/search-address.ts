import type { Href } from './i18n/href';

/** What a visitor asks the search for. */
export type Asked =
  { kind: 'nothing' } | { kind: 'too-long' } | { kind: 'words'; words: string; page: number };

const longest = 100;
const lastPage = 50;
// A segment becomes a file's name on its way through the page cache.
const segmentLength = 100;

/** Reads the query of `/search`: the first `q` and `page`, whatever else is there. */
export function readSearchQuery(query: URLSearchParams): Asked {
  const words = (query.get('q') ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, (each) => (each === '\u200d' ? each : ' '))
    .trim();
  if (!words) return { kind: 'nothing' };
  if ([...words].length > longest) return { kind: 'too-long' };

  const page = Number(/^\d{1,2}$/.exec(query.get('page') ?? '')?.[0] ?? 1);
  return { kind: 'words', words, page: Math.min(Math.max(page, 1), lastPage) };
}

/**
 * What is asked for, as segments of a path: a page that is not dynamic gets no query (docs/decisions/005).
 * Words go as base64url, because the framework decodes a path twice.
 */
export function searchSegments(asked: Asked): string[] {
  if (asked.kind !== 'words') return asked.kind === 'nothing' ? [] : ['too-long'];

  const encoded = Buffer.from(asked.words).toString('base64url');
  const pieces = encoded.match(new RegExp(`.{1,${segmentLength}}`, 'g')) ?? [];
  return [String(asked.page), ...pieces];
}

export function readSearchSegments([first, ...rest]: string[] = []): Asked {
  if (!first) return { kind: 'nothing' };
  if (rest.length === 0) return { kind: 'too-long' };

  const words = Buffer.from(rest.join(''), 'base64url').toString();
  return { kind: 'words', words, page: Number(first) };
}

/** The address of a page of results; of the empty search without words. */
export function searchHref(words?: string, page = 1): Href {
  if (!words) return { pathname: '/search' };

  return { pathname: '/search', query: { q: words, ...(page > 1 && { page: String(page) }) } };
}
