import { GET } from './route';

const id = 'M7lc1UVf-VE';

const request = (...video: string[]) =>
  GET(new Request('https://site.example/'), { params: Promise.resolve({ video }) });

describe('the address of a poster', () => {
  it.each([[[id]], [[id, 'made-up-signature']], [[id, 'x'.repeat(16)]]])(
    'sends no request for an address that is not ours: %j is a drawn figure',
    async (video) => {
      const fetch = jest.spyOn(globalThis, 'fetch');

      const response = await request(...video);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'image/svg+xml',
      ]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=600, s-maxage=600');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it.each([[['not-an-id']], [['../etc/pas']], [[id, 'x', 'y']], [[id, 'x/../../media/a.mp3']]])(
    'responds with 404 to %j',
    async (video) => {
      expect((await request(...video)).status).toBe(404);
    },
  );
});
