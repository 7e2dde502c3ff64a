import { z } from 'zod/mini';

import type { Settings } from './settings.ts';
import type { Submission } from './submission.ts';

/** How long a request to the database may take, in milliseconds. */
const deadline = 3_000;
/** How many times a mail is tried. */
const mostAttempts = 12;

const rawReceipt = z.union([
  z.object({ outcome: z.enum(['stored', 'known']), id: z.string() }),
  z.object({ outcome: z.literal('limited') }),
]);

const rawMessage = z.object({
  id: z.string(),
  created_at: z.string(),
  locale: z.enum(['en', 'de']),
  title: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  subject: z.string(),
  message: z.string(),
  mail_attempts: z.number(),
});

const rawState = z.object({
  ran_ago: z.nullable(z.number()),
  late: z.number(),
  failed: z.number(),
});

/**
 * The state of the mail of contact messages. `ranAgo`: seconds since the schedule last ran, null if never. `late`:
 * waiting mails that have been due for five minutes or were tried three times. `failed`: mails that failed permanently,
 * of messages that nobody has marked as done.
 */
export type MailState = { ranAgo: number | null; late: number; failed: number };

export type Receipt = z.infer<typeof rawReceipt>;
export type StoredMessage = z.infer<typeof rawMessage>;

/** The database refused a request. Contains only the status, because the text of the database may quote the message. */
export class DatabaseRefusal extends Error {}

/** The table of messages. Every method throws when the database cannot be reached or refuses the request. */
export type Store = {
  /** Inserts a message, unless the table has it already or too many messages were sent. */
  put(submission: Submission): Promise<Receipt>;
  /**
   * Claims a message whose mail is due: the given one, or any. Null if none is due or another process has claimed it.
   */
  claim(id?: string): Promise<StoredMessage | null>;
  /** Records that the mail server has accepted a claimed mail. */
  recordSent(message: StoredMessage): Promise<void>;
  /** Records why a claimed mail was not sent. After twelve tries the mail counts as failed, and is not tried again. */
  recordFailure(message: StoredMessage, code: string): Promise<void>;
  /** Records that the schedule has run. */
  noteSchedule(): Promise<void>;
  /** Deletes messages that are older than the legal notices allow. */
  forget(): Promise<void>;
  /** The state of the mail of all messages. */
  state(): Promise<MailState>;
};

/** Returns access to the table, with the rights of the service role. */
export function openStore(settings: Settings): Store {
  const requestDatabase = databaseClient(settings);
  const note = (id: string, columns: Record<string, unknown>) =>
    // Only a row in the state `waiting` is changed: a late failure must not replace the state `sent`.
    requestDatabase('PATCH', `contact_messages?id=eq.${id}&mail_state=eq.waiting`, columns);

  return {
    put: async (submission) =>
      rawReceipt.parse(
        await requestDatabase('POST', 'rpc/store_contact_message', {
          incoming: toColumns(submission),
        }),
      ),
    claim: async (id) => {
      const rows = await requestDatabase(
        'POST',
        'rpc/claim_contact_mail',
        id ? { of_message: id } : {},
      );
      return z.array(rawMessage).parse(rows)[0] ?? null;
    },
    recordSent: async ({ id }) => {
      const mailed_at = new Date().toISOString();
      await note(id, { mail_state: 'sent', mailed_at, mail_error: null });
    },
    recordFailure: async ({ id, mail_attempts }, code) => {
      const isLast = mail_attempts >= mostAttempts;
      await note(id, { mail_error: code, ...(isLast ? { mail_state: 'failed' } : {}) });
    },
    noteSchedule: async () => void (await requestDatabase('POST', 'rpc/note_contact_schedule', {})),
    forget: async () => void (await requestDatabase('POST', 'rpc/forget_contact_messages', {})),
    state: async () => {
      const raw = rawState.parse(await requestDatabase('POST', 'rpc/contact_mail_state', {}));
      return { ranAgo: raw.ran_ago, late: raw.late, failed: raw.failed };
    },
  };
}

type RequestDatabase = (method: string, path: string, body: unknown) => Promise<unknown>;

/** Returns a function that sends a request to the REST interface of the database, which is PostgREST. */
function databaseClient({ SUPABASE_URL, databaseKey: key }: Settings): RequestDatabase {
  // An older key is a JWT, and must also be sent as a bearer token.
  const role: Record<string, string> = key.startsWith('eyJ')
    ? { authorization: `Bearer ${key}` }
    : {};
  return async (method, path, body) => {
    const response = await fetch(`${SUPABASE_URL}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: key,
        ...role,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(deadline),
    });
    const text = await response.text();
    if (!response.ok) throw new DatabaseRefusal(`The database answered ${response.status}`);

    return text ? JSON.parse(text) : null;
  };
}

function toColumns(submission: Submission): Record<string, string | null> {
  return {
    idempotency_key: submission.idempotencyKey,
    earlier_key: submission.earlierKey ?? null,
    client_hash: submission.client,
    state: submission.state,
    locale: submission.locale,
    title: submission.title,
    first_name: submission.firstName,
    last_name: submission.lastName,
    email: submission.email,
    phone: submission.phone || null,
    subject: submission.subject,
    message: submission.message,
  };
}
