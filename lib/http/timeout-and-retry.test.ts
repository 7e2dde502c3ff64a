import { onRequestStart } from '../next-internals/request-start.mjs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { FinalError, withRetries } from './timeout-and-retry';
import { startRequest } from '../testing/started-request';
import { trackRequest } from './request-context.mjs';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const hangs = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );

describe('withRetries', () => {
  it('ends an attempt after four seconds, despite garbage collection', async () => {
    const cleaning = setInterval(collectGarbage, 100);
    const answer = withRetries(hangs, { retries: 0 }).finally(() => clearInterval(cleaning));

    await expect(answer).rejects.toThrow('There was no answer in time');
  }, 30_000);

  it('retries with pauses until there is a response', async () => {
    const ask = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue('yes');

    await expect(withRetries(ask)).resolves.toBe('yes');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('retries no more often than allowed', async () => {
    const ask = jest.fn().mockRejectedValue(new Error('no'));

    await expect(withRetries(ask, { retries: 1 })).rejects.toThrow('no');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('does not retry a final error', async () => {
    const ask = jest.fn().mockRejectedValue(new FinalError('gone'));

    await expect(withRetries(ask)).rejects.toThrow('gone');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('ends all requests for one visitor eight seconds after theirs began', async () => {
    onRequestStart([trackRequest]);
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

    // Three questions without a common end would take three times four seconds, at each of three attempts.
    expect(Date.now() - since).toBeLessThan(20_000);
  }, 30_000);
});
