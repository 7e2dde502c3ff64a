/**
 * Replaces the clock by one that only the test moves. Promises, streams and the tasks of requests continue as usual.
 * `jest.useRealTimers()` ends it.
 */
export function stopClock(): void {
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
}

/** Moves the stopped clock until some work is over, at most by a minute. Returns the result of the work. */
export async function withMovingClock<Result>(work: Promise<Result>): Promise<Result> {
  let isOver = false;
  const end = () => (isOver = true);
  work.then(end, end);
  for (let left = 600; left > 0 && !isOver; left--) await jest.advanceTimersByTimeAsync(100);

  return work;
}
