import { contextWith, responseOf } from '../testing/context';
import { checkWordpressReached } from './wordpress-reached.mjs';

const { context } = contextWith();
const check = (rest: 'pretty' | null, given: Parameters<typeof responseOf>[0]) =>
  checkWordpressReached(context, { rest, routes: [], clock: 0, response: responseOf(given) });

describe('WordPress', () => {
  it('is reached', () => {
    expect(check('pretty', { url: 'https://cms.example/wp-json/' })).toMatchObject([
      { state: 'fine', words: 'Reached at https://cms.example in 20 ms.' },
    ]);
  });

  it('is not reached', () => {
    const [finding] = check(null, { trouble: 'no server listens there' });

    expect(finding).toMatchObject({ state: 'failure' });
    expect(finding!.words).toBe('Not reached at https://cms.example: no server listens there.');
    expect(finding!.next).toContain('WORDPRESS_URL');
  });

  it('is another server, or requires a login', () => {
    expect(check(null, { status: 200 })[0]!.next).toContain('the address of the WordPress');
    expect(check(null, { status: 401 })[0]!.next).toContain('asks for a login');
  });

  it('redirects to another address', () => {
    expect(check('pretty', { url: 'https://www.cms.example/wp-json/' })).toMatchObject([
      { state: 'warning', next: expect.stringContaining('https://www.cms.example') },
    ]);
  });
});
