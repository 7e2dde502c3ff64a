import { z } from 'zod/mini';

import type {
  ContactField,
  ContactMessage,
} from '@/supabase/functions/_shared/contact-message-schema';

export type Sent =
  | { kind: 'sent' }
  /** The error code by field: a key of `contact.errors` in the messages. */
  | { kind: 'refused'; errors: Partial<Record<ContactField, string>> }
  | { kind: 'limited' }
  | { kind: 'failed' };

type Submission = ContactMessage & Partial<Record<'locale' | 'website' | 'token', string>>;

const timeoutMs = 20_000;
const rawRefusal = z.object({ errors: z.record(z.string(), z.string()) });

/** Sends a message to the site. Never throws: returns `failed` instead, after twenty seconds at the latest. */
export async function sendMessage(submission: Submission): Promise<Sent> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return { kind: 'sent' };
    if (response.status === 429) return { kind: 'limited' };
    if (response.status === 422) {
      return { kind: 'refused', errors: rawRefusal.parse(await response.json()).errors };
    }
    return failed(`The contact message was not accepted: status ${response.status}`);
  } catch (error) {
    return failed(error);
  }
}

function failed(reason: unknown): Sent {
  console.error(reason);
  return { kind: 'failed' };
}
