import { getMediaFile } from './media-file';
import { lengthHeader } from '../next-internals/headers.mjs';
import { logged, networkResponses } from '../testing/responses';
import { stopClock, withMovingClock } from '../testing/fake-clock';

const getFile = () => getMediaFile(['2026', '11', 'a.jpg'], new Request('https://site.example/'));

afterEach(() => jest.useRealTimers());

describe('getMediaFile', () => {
  it('passes a file on', async () => {
    const { requests } = networkResponses({ body: 'picture' });
    const file = await getFile();

    expect([file?.status, await file?.text()]).toEqual([200, 'picture']);
    expect(file?.headers.get('content-type')).toBe('image/jpeg');
    expect(requests.map(String)).toEqual(['https://cms.example/wp-content/uploads/2026/11/a.jpg']);
  });

  it('sends an SVG with a policy under which its scripts do not run', async () => {
    networkResponses({ body: '<svg/>', headers: { 'content-length': '6' } });
    const file = await getMediaFile(['2026', 'logo.SVG'], new Request('https://site.example/'));

    expect(file?.headers.get('content-type')).toBe('image/svg+xml');
    expect(file?.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(file?.headers.get(lengthHeader)).toBeNull();
  });

  describe('from a WordPress that knows no ranges', () => {
    const part = (headers: Record<string, string>) =>
      getMediaFile(
        ['2026', '11', 'a.mp3'],
        new Request('https://site.example/', { headers: { range: 'bytes=2-4', ...headers } }),
      );
    const whole = {
      body: '0123456789',
      headers: { 'content-length': '10', etag: '"one"', 'last-modified': 'Tue' },
    };

    it.each<Record<string, string>>([{}, { 'if-range': '"one"' }, { 'if-range': 'Tue' }])(
      'cuts out the part for %j',
      async (headers) => {
        networkResponses(whole);
        const file = await part(headers);

        expect([file?.status, await file?.text()]).toEqual([206, '234']);
        expect(file?.headers.get('content-range')).toBe('bytes 2-4/10');
        expect(file?.headers.get(lengthHeader)).toBe('3');
        expect(file?.headers.get('accept-ranges')).toBe('bytes');
      },
    );

    it('sends the whole file when it has changed since the first part', async () => {
      networkResponses(whole);
      const file = await part({ 'if-range': '"older"' });

      expect([file?.status, await file?.text()]).toEqual([200, '0123456789']);
    });

    it('says that there is no such part', async () => {
      networkResponses(whole);
      const file = await part({ range: 'bytes=10-' });

      expect([file?.status, file?.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    });
  });

  it('passes on the part that WordPress gives', async () => {
    const headers = { 'content-length': '3', 'content-range': 'bytes 2-4/10' };
    networkResponses({ status: 206, body: '234', headers });
    const file = await getFile();

    expect([file?.status, await file?.text()]).toEqual([206, '234']);
    expect(file?.headers.get('content-range')).toBe('bytes 2-4/10');
  });

  it('requests only the head of a file when only the head is requested', async () => {
    networkResponses({ body: '' });
    const head = new Request('https://site.example/', { method: 'HEAD' });
    await getMediaFile(['2026', '11', 'a.jpg'], head);

    expect(jest.mocked(fetch).mock.calls.map(([, options]) => options?.method)).toEqual(['HEAD']);
  });

  it('is null for a file that WordPress does not have', async () => {
    networkResponses({ body: 'none', status: 404 });

    expect(await getFile()).toBeNull();
  });

  it.each([429, 500, 502])(
    'throws when WordPress responds with %i: that is no absence',
    async (status) => {
      networkResponses({ body: 'busy', status });

      await expect(getFile()).rejects.toThrow(`WordPress answered ${status}`);
    },
  );

  it('requests unknown names five times a second, and known files at once', async () => {
    logged('warn');
    networkResponses({ body: 'picture' });
    await getNamedFile('found.jpg');
    const { requests } = networkResponses({ body: 'none', status: 404 });
    const names = Array.from({ length: 50 }, (_, index) => `made-up-${index}.jpg`);
    stopClock();
    const all = names.map((name) => getNamedFile(name).catch(({ message }: Error) => message));
    const files = Array.from({ length: 20 }, () => getNamedFile('found.jpg'));
    await Promise.all(files);
    const unknown = () => requests.filter(({ pathname }) => pathname.includes('made-up'));
    for (const seconds of [1, 2, 3]) {
      await jest.advanceTimersByTimeAsync(1_000);
      expect(unknown().length).toBeGreaterThan(0);
      expect(unknown().length).toBeLessThanOrEqual(5 * seconds);
    }

    const responses = await withMovingClock(Promise.all(all));
    expect(
      responses.filter((each) => each === 'Too many requests wait').length,
    ).toBeGreaterThanOrEqual(10);
    expect(responses.filter((each) => each === null).length).toBeGreaterThanOrEqual(10);
  });
});

const getNamedFile = (name: string) =>
  getMediaFile(['2026', '11', name], new Request('https://site.example/'));
