import { NextRequest } from 'next/server';

import { clientAddressHeader } from '@/lib/http/client-ip';

import { POST } from './route';

const single = {
  'csp-report': {
    'document-uri': 'https://site.example/search?q=my+secret',
    'violated-directive': "script-src-elem 'self'",
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'self'",
    'blocked-uri': 'https://evil.example/steal.js?session=1',
    'source-file': 'chrome-extension://abcdefgh/content.js',
    'line-number': 3,
    referrer: 'https://mail.example/inbox/42',
  },
};

const batch = (url: string, count = 1) =>
  Array.from({ length: count }, () => ({
    type: 'csp-violation',
    age: 10,
    url,
    user_agent: 'Somebody’s own',
    body: {
      documentURL: url,
      effectiveDirective: 'style-src-elem',
      blockedURL: 'inline',
      sourceFile: 'https://site.example/_next/static/chunks/a.js?v=1',
      lineNumber: 7,
      sample: 'my secret',
    },
  }));

let lines: unknown[];
let visitors = 0;

beforeEach(() => {
  lines = [];
  jest.mocked(console.warn).mockImplementation((line) => lines.push(JSON.parse(line)));
});

describe('POST /api/csp-report', () => {
  it('logs what the browser blocked, and nothing about the visitor', async () => {
    expect(await statusOf(single, 'application/csp-report')).toBe(204);

    expect(lines).toEqual([
      {
        event: 'policy-violation',
        page: '/search',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
      },
    ]);
  });

  it('accepts the newer format too, with several violations in one report', async () => {
    const reports = batch('https://site.example/de/kontakt?x=1#y', 2);
    expect(await statusOf(reports, 'application/reports+json; charset=utf-8')).toBe(204);

    const line = {
      event: 'policy-violation',
      page: '/de/kontakt',
      directive: 'style-src-elem',
      blocked: 'inline',
    };
    expect(lines).toEqual([line, line]);
  });

  it.each(['/preview/12-secret', '/de/vorschau/12-secret'])(
    'does not log the key of a preview: %s',
    async (path) => {
      await statusOf(batch(`https://site.example${path}`), 'application/reports+json');

      expect(JSON.stringify(lines)).not.toContain('secret');
    },
  );

  it.each([
    ['chrome-extension://abcdefgh/content.js', 'chrome-extension'],
    ['data', 'data'],
    ['https://site.example/preview/12-secret', '/preview/…'],
    ['Anything else', '…'],
  ])('logs that %s was blocked as %s', async (address, blocked) => {
    const violation = { ...single['csp-report'], 'blocked-uri': address };
    await statusOf({ 'csp-report': violation }, 'application/csp-report');

    expect(lines).toEqual([expect.objectContaining({ blocked })]);
  });

  it.each([
    ['nothing', '', 400],
    ['no JSON', '{', 400],
    ['null', null, 400],
    ['an empty list', [], 400],
    ['a list of odd things', [null, 1], 400],
    ['another kind of report', [{ type: 'deprecation', body: {} }], 400],
    ['a report without its page', { 'csp-report': {} }, 400],
    ['a report of another site', batch('https://other.example/'), 400],
    ['a report of no page', batch('about:blank'), 400],
    ['far too many reports', batch('https://site.example/', 51), 400],
    ['something deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    ['something large', 'x'.repeat(33 * 1024), 413],
  ])('refuses %s', async (_, body, status) => {
    expect(await statusOf(body, 'application/reports+json')).toBe(status);
    expect(lines).toEqual([]);
  });

  it('refuses another type', async () => {
    expect(await statusOf(single, 'text/plain')).toBe(415);
  });

  it('limits the reports of one browser, and still accepts those of another', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      statuses.push(await statusOf(single, 'application/csp-report', 'the same'));
    }

    expect(statuses.slice(-2)).toEqual([204, 429]);
    expect(await statusOf(single, 'application/csp-report')).toBe(204);
  });

  it('limits the lines of the log, and not only the reports: the rest of a long one is dropped', async () => {
    const report = batch('https://site.example/', 50);

    expect(await statusOf(report, 'application/reports+json', 'one browser')).toBe(204);
    expect(lines).toHaveLength(10);
    expect(await statusOf(report, 'application/reports+json', 'one browser')).toBe(429);
    expect(lines).toHaveLength(10);
  });
});

async function statusOf(
  body: unknown,
  type: string,
  visitor = `visitor-${(visitors += 1)}`,
): Promise<number> {
  const request = new NextRequest('https://site.example/api/csp-report', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type, [clientAddressHeader]: visitor },
  });
  return (await POST(request)).status;
}
