/** Part of most malformed input. A response that contains it repeats the input. */
export const mark = 'evil.example';

/** A response must not contain this unescaped. */
export const script = '<script>alert(1)';

const long = 'x'.repeat(8192);

/** A header. With `mayChangeResponse`, the response may differ from the response without the header. */
export type MalformedHeader = { name: string; value: string; mayChangeResponse?: boolean };

/** Standard headers with malformed values, which any client may send. The site must not fail on them. */
export const malformedHeaders: MalformedHeader[] = [
  { name: 'accept-language', value: long },
  { name: 'accept', value: `${mark}/${mark};q=nonsense` },
  { name: 'accept-encoding', value: `${mark}, *;q=0` },
  { name: 'range', value: 'bytes=9-1,abc', mayChangeResponse: true },
  { name: 'range', value: 'bytes=99999999999-', mayChangeResponse: true },
  { name: 'if-none-match', value: '"unended, W/, ,"', mayChangeResponse: true },
  { name: 'if-modified-since', value: 'Fri, 99 Feb 2026 99:99:99 GMT', mayChangeResponse: true },
  { name: 'if-range', value: 'nonsense', mayChangeResponse: true },
  { name: 'expect', value: 'the-unexpected', mayChangeResponse: true },
  { name: 'content-type', value: 'text/x-nonsense; charset=\\' },
  { name: 'content-encoding', value: 'br, nonsense' },
  { name: 'authorization', value: 'Basic %%%' },
  { name: 'origin', value: `https://${mark}` },
  { name: 'referer', value: `https://${mark}/%ff` },
  {
    name: 'cookie',
    value: `__prerender_bypass=${mark}; __next_preview_data=${mark}; NEXT_LOCALE=de`,
  },
  { name: 'cookie', value: '=; ;;a=%ff; __proto__=1; "=\\' },
];

/** Headers that Next.js and this site use internally. From outside they must have no effect. */
export const frameworkHeaders: MalformedHeader[] = [
  { name: 'rsc', value: '1' },
  { name: 'next-router-state-tree', value: '%5B%22' },
  { name: 'next-router-prefetch', value: '9' },
  { name: 'next-router-segment-prefetch', value: '/../../../etc/passwd' },
  { name: 'next-url', value: `/${mark}` },
  { name: 'next-hmr-refresh', value: '1' },
  { name: 'next-action', value: 'f'.repeat(42) },
  { name: 'next-action', value: mark },
  { name: 'x-middleware-subrequest', value: Array(5).fill('middleware').join(':') },
  { name: 'x-middleware-invoke', value: '1' },
  { name: 'x-middleware-prefetch', value: '1' },
  { name: 'x-middleware-next', value: '1' },
  { name: 'x-middleware-rewrite', value: `https://${mark}/` },
  { name: 'x-middleware-set-cookie', value: `a=${mark}` },
  { name: 'x-middleware-override-headers', value: 'host' },
  { name: 'x-nextjs-data', value: '1' },
  { name: 'x-nextjs-rewrite', value: mark },
  { name: 'x-next-cache-tags', value: mark },
  { name: 'x-next-revalidated-tags', value: 'wordpress' },
  { name: 'x-next-revalidate-tag-token', value: mark },
  { name: 'x-prerender-revalidate', value: mark },
  { name: 'x-prerender-revalidate-if-generated', value: '1' },
  { name: 'x-matched-path', value: `/${mark}` },
  { name: 'x-now-route-matches', value: `1=${mark}` },
  { name: 'x-invoke-path', value: `/${mark}` },
  { name: 'x-invoke-status', value: '500' },
  { name: 'x-invoke-error', value: '{"message":"made up"}' },
  { name: 'x-invoke-query', value: '%7B%22' },
  { name: 'x-invoke-output', value: '/_error' },
  { name: 'next-resume', value: '1' },
  { name: 'x-client-address', value: mark },
  { name: 'x-request-id', value: mark },
];

/** Headers in which a proxy describes a request. When a visitor sends them, they are forged. */
export const forgedHeaders: Record<string, string> = {
  host: mark,
  'x-forwarded-host': mark,
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '8443',
  'x-forwarded-for': `${mark}, 6.6.6.6`,
  'x-forwarded-prefix': `/${mark}`,
  'x-forwarded-server': mark,
  forwarded: `for=${mark};host=${mark};proto=https`,
  'x-host': mark,
  'x-original-host': mark,
  'x-original-url': `/${mark}`,
  'x-rewrite-url': `/${mark}`,
  'x-real-ip': mark,
};

/** Queries: the part of a URL after the question mark. */
export const malformedQueries = [
  `${mark}`,
  `q=${encodeURIComponent(script)}`,
  `a=${mark}&a=${mark}&a[]=1&__proto__[x]=1&constructor=1`,
  '%ff=%ff&%00=%00&=&&&',
  '_rsc=nonsense',
  `page=-1&page=2&q[]=${mark}&p=${mark}&p=1`,
  `__nextLocale=xx&__nextDefaultLocale=xx&__nextDataReq=1&nxtPslug=${mark}&nxtPlocale=xx`,
];

/** Values for a parameter of a route. No page exists for any of them. */
export const malformedSegments = [
  '%00',
  'a%00b',
  '%ff',
  '%25',
  '%2525',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%5c..%5c',
  '%0d%0aset-cookie:a=b',
  encodeURIComponent(script),
  '__proto__',
  'toString',
  '-1',
  '99999999999999999999',
  '%F0%9F%8E%B9%E2%80%AE',
  'x'.repeat(300),
];

/** Paths that no page has: wrongly encoded or too long, of internals of Next.js, and of files of the server. */
export const malformedPaths = [
  ...['/%00', '/%', '/%ff', '/%2', '/%E0%A4%A', '/news/%25', '/de/%ff', '/api/%ff', '/api/%00'],
  ...[`/${long}`, `/de/${long}`, `/api/${long}`, `/images/${long}`, '/a'.repeat(4096)],
  ...['/_next', '/_next/', '/_next/data', '/_next/data/x'],
  ...['/_next/static/..%2f..%2fBUILD_ID', '/_next/static/%2e%2e/%2e%2e/server/middleware.js'],
  ...['/_next/static/chunks/nope.js', '/_next/static/%00', '/_next/static/%ff', '/_next/mcp'],
  ...[
    '/__nextjs_original-stack-frames',
    '/_next/webpack-hmr',
    '/_next/flight/x',
    '/_error',
    '/500',
  ],
  ...['/404', '/_not-found', '/_global-error', '/api', '/api/', '/api/nope', '/.env', '/.git/HEAD'],
  ...['/images/..%2f..%2fpackage.json', '/images/%2e%2e/package.json', '/images/nope.png'],
  ...['/middleware', '/middleware.js', '/server.js', '/package.json', '/.next/BUILD_ID'],
  ...['/en/__proto__', '/constructor', '/wp-login.php', '/wp-json/wp/v2/users', '/xmlrpc.php'],
];
