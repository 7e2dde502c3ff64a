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

    expect(said('A page was not renewed', error)).toMatchObject({
      message: 'A page was not renewed',
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

  it('says nothing where nothing was said, and drops the colours of a terminal', () => {
    expect(line('')).toBeNull();
    expect(line()).toBeNull();
    expect(said('\u001b[32m✓\u001b[39m Ready\n').message).toBe('✓ Ready');
  });

  it.each([
    ['a secret', 'sent a-secret-of-the-webhook', 'sent [secret]'],
    ['a mail address', 'to aenne@example.org: refused', 'to [email]: refused'],
    ['a search', '500 to /search?search=my%20name&page=2', '500 to /search?search=…&page=2'],
    ['a preview', 'Page not found: /de/vorschau/ey.J1', 'Page not found: /de/vorschau/…'],
  ])('masks %s, in an error as well', (_, text, masked) => {
    expect(said(text).message).toBe(masked);
    const { error } = said(new Error('outer', { cause: new Error(text) }));
    expect(error.cause.message).toBe(masked);
    expect(error.cause.stack).not.toContain(text);
  });
});
