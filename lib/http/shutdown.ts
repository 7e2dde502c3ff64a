import 'server-only';

import { processState } from '../next-internals/process-state.mjs';
import type { RequestStart } from '../next-internals/request-start.mjs';

const state = processState('shutdown', () => ({ isBegun: false }));

/**
 * Notes when the process gets the signal to end. The framework then accepts no new requests, and ends the process after
 * the running ones. So no work should start that sends a request to this process.
 */
export function watchForShutdown(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      state.isBegun = true;
    });
  }
}

/** Makes proxies close their keep-alive connections during shutdown: an open one would keep the process from ending. */
export function closeOnShutdown({ response }: RequestStart): void {
  if (isShuttingDown()) response.setHeader('connection', 'close');
}

/** Has the process got the signal to end? */
export function isShuttingDown(): boolean {
  return state.isBegun;
}
