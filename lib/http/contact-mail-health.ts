import 'server-only';

import { z } from 'zod';

import { callContactFunction } from '../contact/call-contact-function';
import { responseSizeLimits } from './body-size-limits.mjs';
import { parseJson, readBytes } from './read-body';

// In milliseconds.
const deadline = 2_000;
// In milliseconds. Each check calls a Supabase function, and a hosted project is billed for each call.
const validFor = 60_000;

const rawResponse = z.object({ state: z.object({ late: z.number(), failed: z.number() }) });

export type MailHealth = 'pass' | 'warn';

let latest: { at: number; found: Promise<MailHealth> } | undefined;

/**
 * Whether the emails of contact messages are being sent. `warn` when an email is late (due for five minutes, or tried
 * three times) or was given up, or when the Supabase function that sends the emails does not respond. Without a warning,
 * the function is called at most once a minute. Never throws.
 */
export async function getMailHealth(now: Date): Promise<MailHealth> {
  if (!latest || now.getTime() - latest.at >= validFor) {
    latest = { at: now.getTime(), found: requestMailHealth().catch((): MailHealth => 'warn') };
  }
  const found = await latest.found;
  // After a warning, the next check calls the function again, to notice soon that emails are sent again.
  if (found === 'warn') latest = undefined;
  return found;
}

async function requestMailHealth(): Promise<MailHealth> {
  const response = await callContactFunction({ test: true, mail: false }, deadline);
  const body = await readBytes(responseSizeLimits.function, response);
  const { state } = rawResponse.parse(body && parseJson(body.toString()));
  return state.late + state.failed > 0 ? 'warn' : 'pass';
}
