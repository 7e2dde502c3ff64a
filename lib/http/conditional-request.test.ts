import { isNotModified } from './conditional-request';
import { startRequest } from '../testing/started-request';

const current = { etag: 'W/"abc"', 'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT' };
const later = 'Sat, 21 Nov 2026 10:00:00 GMT';

type Exchange = {
  sent: Record<string, string>;
  headers?: Record<string, string>;
  method?: string;
  status?: number;
};

function isNotModifiedFor({
  sent,
  headers = current,
  method = 'GET',
  status = 200,
}: Exchange): boolean {
  const start = startRequest(sent, { method });
  start.response.setHeaders(new Headers(headers));

  return isNotModified(start, status);
}

describe('isNotModified', () => {
  it.each([
    ['the same tag', { 'if-none-match': 'W/"abc"' }],
    ['the same tag, which a proxy has made a strong one', { 'if-none-match': '"abc"' }],
    ['one tag of several', { 'if-none-match': '"x", W/"abc"' }],
    ['any tag', { 'if-none-match': '*' }],
    ['the very moment', { 'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' }],
    ['a later moment', { 'if-modified-since': later }],
  ])('is true for %s', (_, sent) => {
    expect(isNotModifiedFor({ sent })).toBe(true);
    expect(isNotModifiedFor({ sent, method: 'HEAD' })).toBe(true);
  });

  it.each([
    ['another tag', { 'if-none-match': 'W/"abd"' }],
    ['another tag, whatever the time', { 'if-none-match': '"x"', 'if-modified-since': later }],
    ['an earlier moment', { 'if-modified-since': 'Fri, 20 Nov 2026 09:59:59 GMT' }],
    ['a moment that is none', { 'if-modified-since': 'yesterday' }],
    ['a request without a condition', {}],
  ])('is false for %s', (_, sent: Record<string, string>) => {
    expect(isNotModifiedFor({ sent })).toBe(false);
  });

  it.each([
    ['a response without ETag and Last-Modified', { headers: {} }],
    ['another method', { method: 'POST' }],
    ['another status', { status: 503 }],
    ['a part of a file', { status: 206 }],
  ])('is false for %s', (_, exchange) => {
    expect(isNotModifiedFor({ sent: { 'if-none-match': '*' }, ...exchange })).toBe(false);
    expect(isNotModifiedFor({ sent: { 'if-modified-since': later }, ...exchange })).toBe(false);
  });
});
