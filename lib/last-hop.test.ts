import { env } from './env';
import { lastHop } from './last-hop';
import { logged } from './testing/answers';

const answers = (status: number, headers?: Record<string, string>) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status, headers }));

describe('lastHop', () => {
  it('asks nobody about a plain address', async () => {
    const fetch = answers(308, { location: '/elsewhere' });

    expect(await lastHop('/events/the-quiet-lot/event.ics')).toBe(
      '/events/the-quiet-lot/event.ics',
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(['/tag/w%C3%A4rme', '/tag/warme!'])('is where %s leads on to', async (path) => {
    const fetch = answers(308, { location: '/tag/warme' });

    expect(await lastHop(path)).toBe('/tag/warme');
    expect(fetch).toHaveBeenCalledWith(
      new URL(path, env.SELF_URL),
      expect.objectContaining({ method: 'HEAD', redirect: 'manual' }),
    );
  });

  it.each([
    ['is there', 200, {}],
    ['is not there', 404, {}],
    ['cannot be had', 503, {}],
    ['is elsewhere for now', 307, { location: '/videos' }],
  ])('is the address itself where it %s', async (_, status, headers) => {
    answers(status, headers);

    expect(await lastHop('/tag/w%C3%A4rme')).toBe('/tag/w%C3%A4rme');
  });

  it('is the address itself where it cannot be asked', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    const error = logged('error');

    expect(await lastHop('/tag/w%C3%A4rme')).toBe('/tag/w%C3%A4rme');
    expect(String(error.mock.calls)).not.toContain('rme');
  });
});
