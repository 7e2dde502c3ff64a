import 'server-only';

import { join } from 'node:path';

import { knownRemovals, learnRemovals } from '../cache/reported-removals.mjs';
import { productSlug } from '../config/product-slug';
import { env, servesVisitors, storageFolder } from '../config/env';
import { expireTags } from '../next-internals/expired-tags-manifest.mjs';
import { processState } from '../next-internals/process-state.mjs';
import { noteWebhook } from './webhook-age';
import type { ChannelState, RedisChannel } from './redis-channel';
import { refresh, refreshEverything } from './refresh';
import type { Change } from './webhook-schema';

const store = processState('otherProcesses', (): { channel?: RedisChannel } => ({}));

/** Tells the other processes of this site what a webhook has reported. Returns at once. */
export function publishToOtherProcesses(changes: Change[]): void {
  store.channel?.publish(changes);
}

/** The state of the connection to the other processes of the site. Null when this process is the only one. */
export function otherProcessesState(): ChannelState | null {
  return store.channel?.state ?? null;
}

/**
 * Connects this process to the others of this site through the Redis of REDIS_URL: a webhook that one of them gets
 * refreshes the pages of this process too. Does nothing without that setting.
 */
export async function connectToOtherProcesses(): Promise<void> {
  if (!env.REDIS_URL || !servesVisitors) return;

  // Imported only here: a single process does not need the Redis client.
  const { RedisChannel } = await import('./redis-channel');
  store.channel = new RedisChannel({
    url: env.REDIS_URL,
    // One Redis may serve several sites.
    channel: `${productSlug}:${new URL(env.SITE_URL).host}:changes`,
    file: join(storageFolder, 'unpublished-webhooks.json'),
    onChanges: (changes) => {
      noteWebhook(new Date());
      void refresh(changes);
    },
    onGap: () => void refreshEverything(),
    getRemovals: knownRemovals,
    // Before this process knew of a removal, it may have treated the missing item as an outage and kept the old page.
    onRemovals: (removals) => expireTags(learnRemovals(removals)),
  });
  void store.channel.run();
}
