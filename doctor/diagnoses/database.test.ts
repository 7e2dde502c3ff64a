import { contextWith } from '../testing/context';
import { checkDatabase } from './database.mjs';

const check = (given: object) =>
  checkDatabase(contextWith({ '/slides?': given }).context, 'slides');

describe('Supabase', () => {
  it('is reached, with the visitors’ key', async () => {
    const { context, requests } = contextWith({ '/slides?': { json: [{ id: 1 }] } });

    expect(await checkDatabase(context, 'slides')).toMatchObject({
      isReached: true,
      findings: [{ state: 'fine', words: expect.stringContaining('one active slide') }],
    });
    expect(requests[0]!.init?.headers).toEqual({ apikey: 'visitors-key' });
  });

  it.each([
    [{ trouble: 'no route to the host' }, 'no route to the host', 'SUPABASE_URL'],
    [{ status: 401 }, 'refuses the visitors’ key', 'SUPABASE_ANON_KEY'],
    [{ status: 404 }, 'no table slides', 'supabase db push'],
    [{ status: 503 }, 'status 503', 'Logs'],
    [{ json: 'pong' }, 'status 200', 'Logs'],
  ])('is reported as a failure: %j', async (given, words, next) => {
    expect(await check(given)).toMatchObject({
      isReached: false,
      findings: [
        {
          state: 'failure',
          words: expect.stringContaining(words),
          next: expect.stringContaining(next),
        },
      ],
    });
  });
});
