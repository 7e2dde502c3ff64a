import { parseUrl } from './parse-url.mjs';

it('reads an international address also after V8 has optimized the code', () => {
  const hosts = Array.from({ length: 50_000 }, () => parseUrl('https://klänge.example/ä')?.host);

  expect([...new Set(hosts)]).toEqual(['xn--klnge-hra.example']);
});

it('returns null for what is not an address', () => {
  expect(parseUrl('https://')).toBeNull();
  expect(parseUrl('/news')).toBeNull();
  expect(parseUrl('/news', 'https://site.example')?.href).toBe('https://site.example/news');
});
