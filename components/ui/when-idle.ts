/** Runs when the browser has nothing better to do; where it cannot say so, a moment later. */
export function whenIdle(run: () => void): void {
  const idle = globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 200));
  idle(run);
}
