import type { Mail } from './mail.ts';
import { toMail } from './mail.ts';
import type { Store, StoredMessage } from './store.ts';

export type PostOffice = {
  store: Store;
  send: (mail: Mail) => Promise<void>;
  addresses: { from: string; to: string };
};

const mostFailures = 3;

/**
 * Mails a message that waits, this one or any whose time has come, and notes what became of it.
 *
 * @throws {Error} when the database cannot be reached
 */
export async function deliver(
  { store, send, addresses }: PostOffice,
  id?: string,
): Promise<'none' | 'sent' | 'failed'> {
  const message = await store.claim(id);
  if (!message) return 'none';

  try {
    await send(toMail(message, addresses));
  } catch (error) {
    const code = codeOf(error);
    console.error(`A mail was not sent (${code})`);
    await store.recordFailure(message, code);
    return 'failed';
  }
  await recordSurely(store, message);
  return 'sent';
}

/**
 * Mails what waits until nothing is due, the time is over or the mail server seems to be away.
 *
 * @param until in milliseconds, as Date.now() tells it
 */
export async function deliverWaiting(office: PostOffice, until: number): Promise<void> {
  for (let failures = 0; failures < mostFailures && Date.now() < until;) {
    const outcome = await deliver(office);
    if (outcome === 'none') return;
    if (outcome === 'failed') failures += 1;
  }
}

// A mail that nobody knows was sent is sent again.
async function recordSurely(store: Store, message: StoredMessage): Promise<void> {
  for (const isLast of [false, false, true]) {
    try {
      return await store.recordSent(message);
    } catch (error) {
      if (isLast) throw error;
    }
  }
}

/** Codes alone: a mail server's words quote addresses. */
export function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((each) => /^\w{1,40}$/.test(String(each ?? '')));
  return codes.join(' ') || 'unknown';
}
