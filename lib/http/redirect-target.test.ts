import { env } from '../config/env';
import { finalRedirectTarget } from './redirect-target';
import { logged } from '../testing/answers';

const answers = (status: number, headers?: Record<string, string>) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status, headers }));

describe('finalRedirectTarget', () => {
  it('sends no request for a plain address', async () => {
    const fetch = answers(308, { location: '/elsewhere' });

    expect(await finalRedirectTarget('/events/the-quiet-lot/event.ics')).toBe(
      '/events/the-quiet-lot/event.ics',
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(['/tag/w%C3%A4rme', '/tag/warme!'])('is where %s leads on to', async (path) => {
    const fetch = answers(308, { location: '/tag/warme' });

    expect(await finalRedirectTarget(path)).toBe('/tag/warme');
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

    expect(await finalRedirectTarget('/tag/w%C3%A4rme')).toBe('/tag/w%C3%A4rme');
  });

  it('is the address itself when the request fails', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    const error = logged('error');

    expect(await finalRedirectTarget('/tag/w%C3%A4rme')).toBe('/tag/w%C3%A4rme');
    expect(String(error.mock.calls)).not.toContain('rme');
  });
});
