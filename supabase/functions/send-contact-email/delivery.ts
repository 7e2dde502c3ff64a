import type { Mail } from './mail.ts';
import { toMail } from './mail.ts';
import type { Store, StoredMessage } from './store.ts';

/** What is needed to mail the messages: their table, the mail server, and the addresses of the mails. */
export type DeliveryDependencies = {
  store: Store;
  send: (mail: Mail) => Promise<void>;
  addresses: { from: string; to: string };
};

/** After so many failures in one run, the mail server counts as down, and the next run continues. */
const mostFailures = 3;

/**
 * Mails a waiting message, the given one or any that is due, and records the result.
 *
 * @throws {Error} when the database cannot be reached
 */
export async function deliver(
  { store, send, addresses }: DeliveryDependencies,
  id?: string,
): Promise<'none' | 'sent' | 'failed'> {
  const message = await store.claim(id);
  if (!message) return 'none';

  try {
    await send(toMail(message, addresses));
  } catch (error) {
    const code = codeOf(error);
    console.error(`The mail of a contact message was not sent (${code})`);
    await store.recordFailure(message, code);
    return 'failed';
  }
  await recordSentWithRetries(store, message);
  return 'sent';
}

/**
 * Mails waiting messages until no message is due, the time is over, or three mails have failed.
 *
 * @param until the time to stop, in milliseconds since 1970
 */
export async function deliverWaiting(
  dependencies: DeliveryDependencies,
  until: number,
): Promise<void> {
  for (let failures = 0; failures < mostFailures && Date.now() < until;) {
    const outcome = await deliver(dependencies);
    if (outcome === 'none') return;
    if (outcome === 'failed') failures += 1;
  }
}

// Tries three times: a mail that is not recorded as sent is sent again later.
async function recordSentWithRetries(store: Store, message: StoredMessage): Promise<void> {
  for (const isLast of [false, false, true]) {
    try {
      return await store.recordSent(message);
    } catch (error) {
      if (isLast) throw error;
    }
  }
}

/** Returns only the codes of an error, because the text of a mail server may contain mail addresses. */
export function codeOf(error: unknown): string {
  const known: { code?: unknown; responseCode?: unknown } =
    typeof error === 'object' && error ? error : {};
  const codes = [known.code, known.responseCode].filter((each) =>
    /^\w{1,40}$/.test(String(each ?? '')),
  );
  return codes.join(' ') || 'unknown';
}
