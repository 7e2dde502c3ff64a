import { staticParams } from './static-params';
import { logged } from '../testing/responses';

describe('staticParams', () => {
  it('returns the pages to render', async () => {
    expect(await staticParams('posts', async () => [{ slug: 'one' }])).toEqual([{ slug: 'one' }]);
  });

  it.each([
    ['timed out', new Error('timed out')],
    ['connection refused', { message: 'connection refused', code: 'x' }],
  ])(
    'leaves them to the first visitors where they cannot be had, and says why: %s',
    async (why, cause) => {
      const log = logged('warn');
      const failure = new Error('Failed to fetch posts', { cause });

      expect(await staticParams('posts', () => Promise.reject(failure))).toEqual([]);
      expect(log.mock.calls).toEqual([
        [`Not in the build: posts (rendered when requested). Failed to fetch posts: ${why}`],
      ]);
    },
  );
});
