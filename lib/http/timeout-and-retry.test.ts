import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { FinalError, withRetries } from './timeout-and-retry';
import { stopClock } from '../testing/fake-clock';
import { startRequest } from '../testing/started-request';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const hangs = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );

/** Returns a function that says whether the promise has settled. */
function settling(work: Promise<unknown>): () => boolean {
  let isSettled = false;
  const settle = () => (isSettled = true);
  work.then(settle, settle);

  return () => isSettled;
}

afterEach(() => jest.useRealTimers());

describe('withRetries', () => {
  it('ends an attempt after four seconds, despite garbage collection', async () => {
    stopClock();
    const result = withRetries(hangs, { retries: 0 });
    const isSettled = settling(result);
    collectGarbage();
    await jest.advanceTimersByTimeAsync(3_999);
    expect(isSettled()).toBe(false);

    await jest.advanceTimersByTimeAsync(1);
    await expect(result).rejects.toThrow('There was no response before the timeout');
  });

  it('retries with pauses until there is a response', async () => {
    const request = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue('yes');

    await expect(withRetries(request)).resolves.toBe('yes');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('retries no more often than allowed', async () => {
    const request = jest.fn().mockRejectedValue(new Error('no'));

    await expect(withRetries(request, { retries: 1 })).rejects.toThrow('no');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('does not retry a final error', async () => {
    const request = jest.fn().mockRejectedValue(new FinalError('gone'));

    await expect(withRetries(request)).rejects.toThrow('gone');
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('ends all requests for one visitor eight seconds after theirs began', async () => {
    stopClock();
    // Modules are loaded again, because request-context.mjs has kept the function that tells the real time.
    jest.resetModules();
    const { onRequestStart } = await import('../next-internals/request-start.mjs');
    const { trackRequest } = await import('./request-context.mjs');
    const stopped = await import('./timeout-and-retry');
    onRequestStart([trackRequest]);
    const requests = async () => {
      for (let number = 1; number <= 3; number += 1) {
        await stopped.withRetries(hangs).catch(() => undefined);
      }
    };
    const results = new Promise<void>((resolve) =>
      setImmediate(() => {
        startRequest({});
        void requests().then(resolve);
      }),
    );
    const isSettled = settling(results);
    await new Promise((resolve) => setImmediate(resolve));
    await jest.advanceTimersByTimeAsync(7_499);
    expect(isSettled()).toBe(false);

    // The last half second of the eight is for rendering the page.
    await jest.advanceTimersByTimeAsync(501);
    expect(isSettled()).toBe(true);
  });
});
