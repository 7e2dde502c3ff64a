import { responseOf } from '../testing/context';
import { checkPermalinks } from './permalinks.mjs';

const check = (rest: 'pretty' | 'plain' | null) =>
  checkPermalinks({ rest, routes: [], clock: 0, response: responseOf({}) });

describe('permalinks', () => {
  it('are pretty or plain, or nothing is known of them', () => {
    expect(check('pretty')).toMatchObject([{ state: 'fine' }]);
    expect(check('plain')).toMatchObject([
      { state: 'failure', next: expect.stringContaining('Settings → Permalinks') },
    ]);
    expect(check(null)).toEqual([]);
  });
});
