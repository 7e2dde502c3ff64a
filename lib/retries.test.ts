import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { FinalError, withRetries } from './retries';
import { startRequest } from './testing/started-request';
import { noteVisits } from './visits.mjs';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const hangs = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );

describe('withRetries', () => {
  it('gives an attempt up after four seconds, whatever memory is cleaned meanwhile', async () => {
    const since = Date.now();
    const cleaning = setInterval(collectGarbage, 100);
    const answer = withRetries(hangs, { retries: 0 }).finally(() => clearInterval(cleaning));

    await expect(answer).rejects.toThrow('There was no answer in time');
    expect(Date.now() - since).toBeLessThan(6_000);
  }, 15_000);

  it('asks again, with pauses, until there is an answer', async () => {
    const ask = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue('yes');

    await expect(withRetries(ask)).resolves.toBe('yes');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks no more often than it may', async () => {
    const ask = jest.fn().mockRejectedValue(new Error('no'));

    await expect(withRetries(ask, { retries: 1 })).rejects.toThrow('no');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('does not ask again where that would not help', async () => {
    const ask = jest.fn().mockRejectedValue(new FinalError('gone'));

    await expect(withRetries(ask)).rejects.toThrow('gone');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('ends all questions for one visitor eight seconds after the visit began', async () => {
    noteVisits();
    const since = Date.now();
    const questions = async () => {
      for (let question = 1; question <= 3; question += 1) {
        await withRetries(hangs).catch(() => undefined);
      }
    };
    await new Promise<void>((resolve) =>
      setImmediate(() => {
        startRequest({});
        void questions().then(resolve);
      }),
    );

    expect(Date.now() - since).toBeLessThan(8_000);
  }, 30_000);
});
