/**
 * Calls `run` when the browser is idle, after at most one second. Without requestIdleCallback, calls it after 200 ms.
 */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
}
