import { forgetSharedResponses } from '../../wordpress/shared-responses';
import { isAnswered, searchOnce } from './recent-searches';

const search = { words: 'piano', locale: 'en', page: 1 } as const;

beforeEach(forgetSharedResponses);
afterEach(() => jest.useRealTimers());

describe('searchOnce', () => {
  it('runs the same search once a minute, and another one by itself', async () => {
    jest.useFakeTimers({ now: 0 });
    const ask = jest.fn(async () => 'found');
    expect(await searchOnce(search, ask)).toBe('found');
    expect(await searchOnce(search, ask)).toBe('found');
    expect(ask).toHaveBeenCalledTimes(1);
    for (const other of [{ words: 'Piano' }, { locale: 'de' as const }, { page: 2 }]) {
      await searchOnce({ ...search, ...other }, ask);
    }
    expect(ask).toHaveBeenCalledTimes(4);

    jest.setSystemTime(60_001);
    expect(isAnswered(search)).toBe(false);
    await searchOnce(search, ask);
    expect(ask).toHaveBeenCalledTimes(5);
  });

  it('deletes all results at a webhook, and does not store results that were requested before it', async () => {
    await searchOnce(search, async () => 'before');
    forgetSharedResponses();
    expect(isAnswered(search)).toBe(false);

    await searchOnce(search, async () => {
      // WordPress is searching.
      await Promise.resolve();
      forgetSharedResponses();
      return 'before the change';
    });
    expect(isAnswered(search)).toBe(false);
    expect(await searchOnce(search, async () => 'after')).toBe('after');
  });

  it('does not remember a failure, or an answer that is too large', async () => {
    await expect(searchOnce(search, () => Promise.reject(new Error('away')))).rejects.toThrow();
    expect(isAnswered(search)).toBe(false);

    await searchOnce(search, async () => 'x'.repeat(50_000));
    expect(isAnswered(search)).toBe(false);
  });

  it('does not count as answered before the answer has arrived', async () => {
    const asked = searchOnce(search, async () => 'found');
    expect(isAnswered(search)).toBe(false);

    await asked;
    expect(isAnswered(search)).toBe(true);
  });
});
