import { responseOf } from '../testing/context';
import { checkContactFunction } from './contact-function.mjs';

const check = (given: object) =>
  checkContactFunction({ response: responseOf(given), test: null })[0]!;

describe('the contact form’s function', () => {
  it('is deployed', () => {
    const test = { mail: 'sent', state: null };

    expect(checkContactFunction({ response: responseOf({}), test })).toMatchObject([
      { state: 'fine' },
    ]);
  });

  it.each([
    [{ status: 404 }, 'not deployed', 'supabase functions deploy'],
    [{ status: 401 }, 'does not know the site’s CONTACT_SECRET', 'supabase secrets set'],
    [{ status: 503 }, 'does not start (503)', 'Logs'],
    [{ trouble: 'no server listens there' }, 'no server listens there', 'SUPABASE_URL'],
  ])('fails: %j', (given, words, next) => {
    expect(check(given).state).toBe('failure');
    expect(check(given).words).toContain(words);
    expect(check(given).next).toContain(next);
  });

  it('is older than the doctor', () => {
    expect(check({ status: 422 })).toMatchObject({ state: 'warning' });
  });
});
