import { readSearchQuery, readSearchSegments, searchHref, searchSegments } from './search-params';

const read = (query: string) => readSearchQuery(new URLSearchParams(query));

describe('readSearchQuery', () => {
  it.each([
    ['', { kind: 'start' }],
    ['utm_source=newsletter', { kind: 'start' }],
    ['page=3', { kind: 'nothing' }],
    ['q=', { kind: 'nothing' }],
    ['q=%20%00%09', { kind: 'nothing' }],
    ['q=piano', { kind: 'words', words: 'piano', page: 1 }],
    ['q=%20a%0Ab%00c%20', { kind: 'words', words: 'a b c', page: 1 }],
    ['q=a&q=b', { kind: 'words', words: 'a', page: 1 }],
    ['q[]=a&q[]=b', { kind: 'start' }],
    ['q=100%25&page=3', { kind: 'words', words: '100%', page: 3 }],
    ['q=a&page=0', { kind: 'words', words: 'a', page: 1 }],
    ['q=a&page=-1', { kind: 'words', words: 'a', page: 1 }],
    ['q=a&page=99', { kind: 'words', words: 'a', page: 50 }],
    ['q=a&page=1e9', { kind: 'words', words: 'a', page: 1 }],
    [`q=${'x'.repeat(100)}`, { kind: 'words', words: 'x'.repeat(100), page: 1 }],
    [`q=${'x'.repeat(101)}`, { kind: 'too-long' }],
    [`q=${'x'.repeat(8192)}`, { kind: 'too-long' }],
    [`q=${'🎹'.repeat(100)}`, { kind: 'words', words: '🎹'.repeat(100), page: 1 }],
  ])('reads %j', (query, request) => {
    expect(read(query)).toEqual(request);
  });
});

describe('searchSegments', () => {
  it.each(['piano', '100%', '%ff/../', '"quotes" & \'more\'', '👩‍🎤', '🎹'.repeat(100), '<script>'])(
    'carries %j there and back, in names a disk allows',
    (words) => {
      const request = { kind: 'words', words, page: 2 } as const;
      const segments = searchSegments(request);

      expect(readSearchSegments(segments)).toEqual(request);
      for (const segment of segments) expect(segment).toMatch(/^[\w-]{1,100}$/);
    },
  );

  it('says that there is nothing to search for', () => {
    expect(readSearchSegments(searchSegments({ kind: 'nothing' }))).toEqual({ kind: 'nothing' });
    expect(readSearchSegments(searchSegments({ kind: 'start' }))).toEqual({ kind: 'start' });
    expect(readSearchSegments(undefined)).toEqual({ kind: 'start' });
    expect(readSearchSegments(searchSegments({ kind: 'too-long' }))).toEqual({ kind: 'too-long' });
  });
});

describe('searchHref', () => {
  it('names the page from the second on', () => {
    expect(searchHref()).toEqual({ pathname: '/search' });
    expect(searchHref('a')).toEqual({ pathname: '/search', query: { q: 'a' } });
    expect(searchHref('a', 2)).toEqual({ pathname: '/search', query: { q: 'a', page: '2' } });
  });
});
