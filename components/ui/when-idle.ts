/** Runs when the browser is idle, after one second at the latest. Without requestIdleCallback it runs soon. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
}
