import 'server-only';

import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

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
  // A connection on which somebody goes on asking, as a proxy does, would keep the process from ending.
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    if (isStopping()) response.setHeader('connection', 'close');
  });
}

/** Has this process been asked to end? */
export function isStopping(): boolean {
  return store.isStopping === true;
}
