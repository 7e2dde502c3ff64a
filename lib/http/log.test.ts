import { toLogLine } from './log';

const now = new Date('2026-11-20T12:00:00Z');
const secrets = ['a-secret-of-the-webhook'];

const line = (...words: unknown[]) => toLogLine(words, { level: 'error', now, secrets });
const said = (...words: unknown[]) => JSON.parse(line(...words)!);

describe('toLogLine', () => {
  it('is one line with level, time, message and the request', () => {
    const text = toLogLine(['Left out a malformed %s', 'post'], {
      ...{ level: 'warn', now, id: 'request-1', secrets },
    });

    expect(text!.indexOf('\n')).toBe(text!.length - 1);
    expect(JSON.parse(text!)).toEqual({
      level: 'warn',
      time: '2026-11-20T12:00:00.000Z',
      message: 'Left out a malformed post',
      requestId: 'request-1',
    });
  });

  it('keeps an error with its stack and its causes', () => {
    const error = new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') });

    expect(said('A page was not warmed', error)).toMatchObject({
      message: 'A page was not warmed',
      error: {
        name: 'TypeError',
        message: 'fetch failed',
        stack: expect.stringContaining('log.test'),
        cause: { message: 'ECONNREFUSED' },
      },
    });
    expect(said(error).message).toBe('fetch failed');
  });

  it('survives an error that is its own cause', () => {
    const error = new Error('round');
    error.cause = error;

    expect(said(error).message).toBe('round');
  });

  it('is null for an empty message, and has no terminal colours', () => {
    expect(line('')).toBeNull();
    expect(line()).toBeNull();
    expect(said('\u001b[32m✓\u001b[39m Ready\n').message).toBe('✓ Ready');
  });

  it.each([
    ['a secret', 'sent a-secret-of-the-webhook', 'sent [secret]'],
    ['a mail address', 'to aenne@example.org: refused', 'to [email]: refused'],
    ['a search', '500 to /search?search=my%20name&page=2', '500 to /search?search=…&page=2'],
    [
      'the name of a thing that was looked for',
      'WordPress answered 500 to /wp-json/wp/v2/posts?slug=aenne-lind&_fields=id',
      'WordPress answered 500 to /wp-json/wp/v2/posts?slug=…&_fields=id',
    ],
    [
      'the name of an event that was looked for',
      'WordPress answered 500 to /wp-json/wp/v2/events/slug/aenne-lind',
      'WordPress answered 500 to /wp-json/wp/v2/events/slug/…',
    ],
    [
      'the address of a request that failed',
      'Failed to handle request for /de/aenne-lind?k=1',
      'Failed to handle request for /de/…',
    ],
    [
      'the address of a page that could not be stored',
      'Failed to update prerender cache for /en/events/by aenne lind',
      'Failed to update prerender cache for /en/events/…',
    ],
    [
      'the address of a picture that could not be had',
      '⨯ upstream image response failed for https://cms.example/wp-content/aenne.png 404',
      '⨯ upstream image response failed for https://cms.example/wp-content/… 404',
    ],
    ['a preview', 'Page not found: /de/vorschau/ey.J1', 'Page not found: /de/vorschau/…'],
  ])('masks %s, in an error as well', (_, text, masked) => {
    expect(said(text).message).toBe(masked);
    const { error } = said(new Error('outer', { cause: new Error(text) }));
    expect(error.cause.message).toBe(masked);
    expect(error.cause.stack).not.toContain(text);
    expect(JSON.stringify(said(text))).not.toContain('aenne');
  });
});
