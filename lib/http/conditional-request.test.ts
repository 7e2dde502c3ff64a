import { logged } from '../testing/answers';
import { isKnown, notModifiedResponse } from './conditional-request';

const current = { etag: 'W/"abc"', 'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT' };

describe('isKnown', () => {
  it.each([
    ['the same tag', { 'if-none-match': 'W/"abc"' }],
    ['the same tag, which a proxy has made a strong one', { 'if-none-match': '"abc"' }],
    ['one tag of several', { 'if-none-match': '"x", W/"abc"' }],
    ['any tag', { 'if-none-match': '*' }],
    ['the very moment', { 'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' }],
    ['a later moment', { 'if-modified-since': 'Sat, 21 Nov 2026 10:00:00 GMT' }],
  ])('is true for %s', (_, sent) => {
    expect(isKnown(new Headers(sent), new Headers(current))).toBe(true);
  });

  it.each([
    ['another tag', { 'if-none-match': 'W/"abd"' }],
    [
      'another tag, whatever the time',
      { ...{ 'if-none-match': '"x"' }, 'if-modified-since': 'Sat, 21 Nov 2026 10:00:00 GMT' },
    ],
    ['an earlier moment', { 'if-modified-since': 'Fri, 20 Nov 2026 09:59:59 GMT' }],
    ['a moment that is none', { 'if-modified-since': 'yesterday' }],
  ])('is false for %s', (_, sent) => {
    expect(isKnown(new Headers(sent), new Headers(current))).toBe(false);
  });

  it('is false for a file without ETag and Last-Modified', () => {
    expect(isKnown(new Headers({ 'if-none-match': '"abc"' }), new Headers())).toBe(false);
    const since = { 'if-modified-since': 'Sat, 21 Nov 2026 10:00:00 GMT' };
    expect(isKnown(new Headers(since), new Headers())).toBe(false);
  });
});

describe('unchanged', () => {
  const sent = new Headers({ 'if-none-match': 'W/"abc"' });

  it('gives the headers of a 304 when the reader has the file', async () => {
    const fetch = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(null, { headers: { ...current, vary: 'x', server: 'y' } }));

    const headers = await notModifiedResponse('/feed.xml', sent);
    expect(Object.fromEntries(headers!)).toEqual({ ...current, vary: 'x' });
    expect(fetch.mock.calls[0]![1]).toMatchObject({ method: 'HEAD' });
  });

  it.each([
    ['has changed', new Response(null, { headers: { etag: 'W/"new"' } })],
    ['cannot be had', new Response(null, { status: 503, headers: current })],
  ])('is null when the file %s', async (_, answer) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);

    expect(await notModifiedResponse('/feed.xml', sent)).toBeNull();
  });

  it('is null, and sends no request, for a page or a first request', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch');

    expect(await notModifiedResponse('/news', sent)).toBeNull();
    expect(await notModifiedResponse('/feed.xml', new Headers())).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is null when the site cannot reach itself: the file is sent', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('refused'));
    const errors = logged('error');

    expect(await notModifiedResponse('/feed.xml', sent)).toBeNull();
    expect(errors).toHaveBeenCalledTimes(1);
  });
});
