import 'server-only';

import { processState } from '../next-internals/process-state.mjs';
import type { RequestStart } from '../next-internals/request-start.mjs';

const state = processState('shutdown', () => ({ isBegun: false }));

/**
 * Records that the process was asked to end. The framework then accepts no more requests and ends after the running ones:
 * work that sends a request to this process would only be refused.
 */
export function watchForShutdown(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      state.isBegun = true;
    });
  }
}

/** Closes a connection that a proxy keeps open during shutdown: otherwise it would keep the process from ending. */
export function closeOnShutdown({ response }: RequestStart): void {
  if (isShuttingDown()) response.setHeader('connection', 'close');
}

/** Was this process asked to end? */
export function isShuttingDown(): boolean {
  return state.isBegun;
}
