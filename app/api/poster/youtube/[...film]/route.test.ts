import { GET } from './route';

const id = 'M7lc1UVf-VE';

const ask = (...film: string[]) =>
  GET(new Request('https://site.example/'), { params: Promise.resolve({ film }) });

describe('the address of a poster', () => {
  it.each([[[id]], [[id, 'made-up-signature']], [[id, 'x'.repeat(16)]]])(
    'sends no request for an address that is not ours: %j is a drawn figure',
    async (film) => {
      const fetch = jest.spyOn(globalThis, 'fetch');

      const answer = await ask(...film);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=600, s-maxage=600');
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it.each([[['not-an-id']], [['../etc/pas']], [[id, 'x', 'y']]])(
    'answers 404 for %j',
    async (film) => {
      expect((await ask(...film)).status).toBe(404);
    },
  );
});
