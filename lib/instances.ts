import 'server-only';

import { join } from 'node:path';

import { env, keptFolder, servesVisitors } from './env';
import type { Exchange, ExchangeState } from './instances/exchange';
import type { Delivery } from './webhook';

// The receiver of webhooks and the process's start are bundled apart; what one tells the other lives beside both.
const store = globalThis as typeof globalThis & { exchange?: Exchange };

/** Tells the other processes of this site what WordPress has said, once they can be reached; costs the caller no time. */
export function tellInstances(delivery: Delivery): void {
  store.exchange?.tell(delivery);
}

/** Whether this process hears the others; null when it has none. */
export function exchangeState(): ExchangeState | null {
  return store.exchange?.state ?? null;
}

/**
 * From now on hears the other processes of this site through the Redis of REDIS_URL, and tells itself what they have
 * heard from WordPress; without that setting it has no others.
 */
export async function watchInstances(): Promise<void> {
  if (!env.REDIS_URL || !servesVisitors) return;

  // The client is a package that a process without others need not load.
  const [{ Exchange }, { Notebook }, { tellThisProcess }] = await Promise.all([
    import('./instances/exchange'),
    import('./instances/notebook'),
    import('./instances/tell-this-process'),
  ]);
  store.exchange = new Exchange({
    url: env.REDIS_URL,
    // One Redis may serve several sites.
    key: `auralune:${new URL(env.SITE_URL).host}:webhooks`,
    notebook: new Notebook(join(keptFolder, 'instances.json')),
    hear: tellThisProcess,
  });
  void store.exchange.run();
}
