import type { RawResponse } from '../../stack/system-tests/http-client.mjs';
import { stack } from './environment';
import { fetchRaw } from './raw-http';
import { requestTable } from './supabase';

/** A message that a visitor might write. Tests find `mark` again in the email and in the table. */
export const contactMessage = (mark: string) => ({
  title: 'Ms',
  firstName: 'Änne',
  lastName: "O'Brien",
  email: 'aenne@example.org',
  phone: '+41 41 000 00 00',
  subject: 'Booking Group Session',
  message: `Grüße 🎹 <b>\nשלום ${mark}`,
  locale: 'de',
  website: '',
});

/**
 * Sends a message as a separate client. The site tells clients apart by their IP address, and this machine has many
 * loopback addresses. `from: null` sends from the address that the browsers here use.
 */
export function sendContact(
  body: string | Record<string, string>,
  { from = null as string | null, type = 'application/json' } = {},
): Promise<RawResponse> {
  return fetchRaw({
    ...{ path: '/api/contact', method: 'POST', headers: { 'content-type': type } },
    body: typeof body === 'string' ? body : bodyOf(body, type),
    from: from ?? undefined,
  });
}

function bodyOf(fields: Record<string, string>, type: string): string {
  return type === 'application/json'
    ? JSON.stringify(fields)
    : new URLSearchParams(fields).toString();
}

export type Row = {
  id: string;
  state: string;
  first_name: string;
  message: string;
  locale: string;
  mail_state: string | null;
  mail_attempts: number;
  mail_error: string | null;
  client_hash: string | null;
};

const table = 'contact_messages';

const containing = (mark: string) => ({ message: `like.*${mark}*` });

/** The stored messages that contain the mark. */
export const storedMessages = (mark: string): Promise<Row[]> =>
  requestTable(table, containing(mark));

/** Makes the emails of the messages that contain the mark due now. */
export async function makeMailDue(mark: string): Promise<void> {
  await requestTable(table, containing(mark), { method: 'PATCH', body: { mail_due_at: 'now' } });
}

/** Calls the Supabase function directly, with the given headers. */
export function callFunction(body: unknown, headers: Record<string, string>): Promise<Response> {
  return fetch(`${stack.supabaseUrl}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
}

export type Mail = {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** The emails that contain the mark. */
export async function mailsWith(mark: string): Promise<Mail[]> {
  const mails: Mail[] = await (await fetch(`${stack.mailUrl}/mails`)).json();
  return mails.filter(({ text }) => text.includes(mark));
}
