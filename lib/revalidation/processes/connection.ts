import 'server-only';

import { join } from 'node:path';

import { env, storageFolder, servesVisitors } from '../../config/env';
import { processState } from '../../next-internals/process-state.mjs';
import type { Exchange, ExchangeState } from './exchange';
import { noteWebhook } from '../last-webhook';
import { refresh } from '../refresh';
import type { Delivery } from '../webhook-schema';

const store = processState('processExchange', (): { exchange?: Exchange } => ({}));

/** Passes a webhook of WordPress on to the other processes of this site as soon as Redis can be reached. Returns at once. */
export function publishToOtherProcesses(delivery: Delivery): void {
  store.exchange?.publish(delivery);
}

/** Is this process connected to the others? null where it is the only one. */
export function processExchangeState(): ExchangeState | null {
  return store.exchange?.state ?? null;
}

/**
 * Connects this process to the others of this site through the Redis of REDIS_URL: webhooks that they got from WordPress
 * are delivered to this one too. Does nothing without that setting.
 */
export async function connectToOtherProcesses(): Promise<void> {
  if (!env.REDIS_URL || !servesVisitors) return;

  // A process that is the only one does not load the Redis client.
  const [{ Exchange }, { Outbox }] = await Promise.all([import('./exchange'), import('./outbox')]);
  store.exchange = new Exchange({
    url: env.REDIS_URL,
    // One Redis may serve several sites.
    key: `auralune:${new URL(env.SITE_URL).host}:webhooks`,
    outbox: new Outbox(join(storageFolder, 'instances.json')),
    consume,
  });
  void store.exchange.run();
}

/** Handles a webhook that another process got, as if WordPress had sent it here. */
async function consume({ changes }: Delivery): Promise<void> {
  noteWebhook(new Date());
  void refresh(changes);
}
