import 'server-only';

import { processState } from '../next-internals/process-state.mjs';
import type { RequestStart } from '../next-internals/request-start.mjs';

const state = processState('shutdown', () => ({ isBegun: false }));

/**
 * Records that the process has got the signal to end. From then on, Next.js accepts no new requests, and it ends the
 * process after the running ones. So no work that sends a request to this process should start any more.
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

/** Whether the process has got the signal to end. */
export function isShuttingDown(): boolean {
  return state.isBegun;
}
