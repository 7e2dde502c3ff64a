import 'server-only';

// The pages' bundles and the process's start are apart; what one tells the other lives beside both.
const store = globalThis as typeof globalThis & { isStopping?: boolean };

/**
 * Notes when the process is asked to end. The framework then takes no more requests and ends after those that are
 * running; work that would ask this process something would only be refused.
 */
export function watchForStop(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      store.isStopping = true;
    });
  }
}

/** Has this process been asked to end? */
export function isStopping(): boolean {
  return store.isStopping === true;
}
