import { answerOf, contextWith } from '../testing/context';
import { checkWordpressReached } from './wordpress-reached.mjs';

const { context } = contextWith();
const check = (rest: 'pretty' | null, given: Parameters<typeof answerOf>[0]) =>
  checkWordpressReached(context, { rest, routes: [], clock: 0, answer: answerOf(given) });

describe('WordPress', () => {
  it('is reached', () => {
    expect(check('pretty', { url: 'https://cms.example/wp-json/' })).toMatchObject([
      { state: 'fine', words: 'Reached at https://cms.example in 20 ms.' },
    ]);
  });

  it('is away', () => {
    const [finding] = check(null, { trouble: 'nobody listens there' });

    expect(finding).toMatchObject({ state: 'failure' });
    expect(finding!.words).toBe('Not reached at https://cms.example: nobody listens there.');
    expect(finding!.next).toContain('WORDPRESS_URL');
  });

  it('is something else, or closed', () => {
    expect(check(null, { status: 200 })[0]!.next).toContain('the address of the WordPress');
    expect(check(null, { status: 401 })[0]!.next).toContain('asks for a login');
  });

  it('is at another address', () => {
    expect(check('pretty', { url: 'https://www.cms.example/wp-json/' })).toMatchObject([
      { state: 'warning', next: expect.stringContaining('https://www.cms.example') },
    ]);
  });
});
