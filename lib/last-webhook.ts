import 'server-only';

// The receiver and whoever asks are bundled apart; what one tells the other lives beside both.
const store = globalThis as typeof globalThis & { lastWebhookAt?: Date };

/** Notes that WordPress has sent a webhook that was rightly signed. */
export function noteWebhook(at: Date): void {
  store.lastWebhookAt = at;
}

/** How many whole seconds ago the last webhook came; null when none has come to this process. */
export function secondsSinceWebhook(now: Date): number | null {
  const { lastWebhookAt } = store;
  return lastWebhookAt ? Math.floor((now.getTime() - lastWebhookAt.getTime()) / 1000) : null;
}
