import { originForm } from './request-target';

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
