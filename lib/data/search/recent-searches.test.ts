import { forgetSharedResponses } from '../../wordpress/shared-responses';
import { hasStoredResults, searchOnce } from './recent-searches';

const search = { words: 'piano', locale: 'en', page: 1 } as const;

beforeEach(forgetSharedResponses);
afterEach(() => jest.useRealTimers());

describe('searchOnce', () => {
  it('runs the same search once a minute, and another one by itself', async () => {
    jest.useFakeTimers({ now: 0 });
    const run = jest.fn(async () => 'found');
    expect(await searchOnce(search, run)).toBe('found');
    expect(await searchOnce(search, run)).toBe('found');
    expect(run).toHaveBeenCalledTimes(1);
    for (const other of [{ words: 'Piano' }, { locale: 'de' as const }, { page: 2 }]) {
      await searchOnce({ ...search, ...other }, run);
    }
    expect(run).toHaveBeenCalledTimes(4);

    jest.setSystemTime(60_001);
    expect(hasStoredResults(search)).toBe(false);
    await searchOnce(search, run);
    expect(run).toHaveBeenCalledTimes(5);
  });

  it('deletes all results at a webhook, and does not store results that were requested before it', async () => {
    await searchOnce(search, async () => 'before');
    forgetSharedResponses();
    expect(hasStoredResults(search)).toBe(false);

    await searchOnce(search, async () => {
      // WordPress is searching.
      await Promise.resolve();
      forgetSharedResponses();
      return 'before the change';
    });
    expect(hasStoredResults(search)).toBe(false);
    expect(await searchOnce(search, async () => 'after')).toBe('after');
  });

  it('does not remember a failure, or a response that is too large', async () => {
    await expect(searchOnce(search, () => Promise.reject(new Error('away')))).rejects.toThrow();
    expect(hasStoredResults(search)).toBe(false);

    await searchOnce(search, async () => 'x'.repeat(50_000));
    expect(hasStoredResults(search)).toBe(false);
  });

  it('has no stored results before the response has arrived', async () => {
    const running = searchOnce(search, async () => 'found');
    expect(hasStoredResults(search)).toBe(false);

    await running;
    expect(hasStoredResults(search)).toBe(true);
  });
});
