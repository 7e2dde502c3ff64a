import 'server-only';

import { processState } from '../next-internals/process-state.mjs';

const store = processState('lastWebhook', (): { lastWebhookAt?: Date } => ({}));

/** Records that WordPress has sent a webhook with a valid signature. */
export function noteWebhook(at: Date): void {
  store.lastWebhookAt = at;
}

/** How many whole seconds ago the last webhook came; null when none has come to this process. */
export function secondsSinceWebhook(now: Date): number | null {
  const { lastWebhookAt } = store;
  return lastWebhookAt ? Math.floor((now.getTime() - lastWebhookAt.getTime()) / 1000) : null;
}
