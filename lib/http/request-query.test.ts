import { moveQueryToHeader, originForm, queryOf } from './request-query';
import { startRequest } from '../testing/started-request';

describe('moveQueryToHeader', () => {
  it('leaves the framework an address without a query, and the middleware the query', () => {
    expect(aside('/contact?email=ada%40example.org&q=1')).toEqual({
      url: '/contact',
      query: '?email=ada%40example.org&q=1',
    });
    expect(aside('/contact')).toEqual({ url: '/contact', query: '' });
    expect(aside('/contact?')).toEqual({ url: '/contact', query: '' });
  });

  it('ignores a query that a visitor sends as a header', () => {
    expect(aside('/search', { 'x-request-query': 'q=forged' }).query).toBe('');
  });

  it('moves the parameter of a client-side navigation like any other', () => {
    expect(aside('/news?_rsc=1ab&a=2', { rsc: '1' })).toEqual({
      url: '/news',
      query: '?_rsc=1ab&a=2',
    });
  });

  it('leaves the image optimizer its query', () => {
    const address = '/_next/image?url=%2Fimages%2Fa.webp&w=480&q=75';
    expect(aside(address).url).toBe(address);
  });

  it.each([
    ['/%63ontact', '/contact'],
    ['/2026/03/kl%c3%a4nge', '/2026/03/kl%C3%A4nge'],
    ['/a%2Fb', '/a%2Fb'],
    ['/news/%25', '/news/%25'],
    ['/%ff?a=1', '/%ff'],
    ['*', '*'],
  ])('hands the path %s on as %s', (address, expected) => {
    expect(aside(address).url).toBe(expected);
  });
});

describe('originForm', () => {
  it.each([
    ['http://evil.example/news?page=2', '/news?page=2'],
    ['HTTPS://evil.example:99/de', '/de'],
    ['http://site.example@evil.example', '/'],
    ['ftp://[::1]?page=2', '/?page=2'],
    ['a+b://evil.example#x', '/#x'],
    ['http:///news', '/news'],
    ['http://evil.example//evil.example/news', '//evil.example/news'],
    ['/news/http://evil.example', '/news/http://evil.example'],
    ['/', '/'],
    ['*', '*'],
  ])('of %s is %s', (target, expected) => {
    expect(originForm(target)).toBe(expected);
  });
});

it('reads the query of the address when no header has it', () => {
  expect(queryOf(new Headers(), '?q=1')).toBe('?q=1');
});

function aside(url: string, headers: Record<string, string> = {}) {
  const { request } = startRequest(headers);
  request.url = url;
  moveQueryToHeader(request);

  return { url: request.url, query: queryOf(new Headers(request.headers as HeadersInit), '') };
}
