import type { ContactSubmission, ForwardResult } from './forward-message';
import {
  contactMessageSchema,
  type ContactField,
  type ContactMessage,
} from '../../supabase/functions/_shared/contact-message-schema';
import { readContactToken } from './token';
import { isLocale, routing, type Locale } from '../i18n/routing';
import type { RateLimit } from '../http/rate-limit';
import { clientHashOf, idempotencyKeysOf } from './idempotency-keys';
import { isFromOwnPage } from './origin';
import { readContactBody } from './form-fields';

/** The error code of each invalid field. */
export type Faults = Partial<Record<ContactField, string>>;

/** What a visitor sent, to be shown in the form again: `fields` are the values as they were entered. */
export type Typed = { locale: Locale; fields: Record<string, string> };

export type Reception = { isForm: boolean } & (
  | { outcome: 'refused'; status: 400 | 403 | 413 | 415; error: string }
  | { outcome: 'invalid'; faults: Faults; typed: Typed }
  | { outcome: 'limited'; seconds: number; typed: Typed }
  | { outcome: 'unreachable'; typed: Typed }
  | { outcome: 'sent'; typed: Typed }
);

/** Rate limits. Messages with a filled honeypot field have their own limit, so that they do not block others. */
export type ContactLimits = Record<ContactSubmission['state'], RateLimit>;

type Means = {
  siteUrl: string;
  secret: string;
  /** The client's IP address; null when it is not known. */
  client: string | null;
  now: Date;
  limits: ContactLimits;
  deliver: (submission: ContactSubmission) => Promise<ForwardResult>;
};

/** Validates a message in any of its formats and delivers it if it is valid. Never throws. */
export async function receiveContact(request: Request, means: Means): Promise<Reception> {
  if (!isFromOwnPage(request.headers, means.siteUrl)) {
    return {
      outcome: 'refused',
      isForm: false,
      status: 403,
      error: 'The request comes from another site',
    };
  }
  const body = await readContactBody(request);
  if (body.kind === 'refused') return { ...body, outcome: 'refused' };

  const { isForm, fields } = body;
  const locale = fields.locale ?? routing.defaultLocale;
  if (!isLocale(locale)) {
    return { outcome: 'refused', isForm, status: 400, error: 'There is no such language' };
  }
  return { isForm, typed: { locale, fields }, ...(await examine({ locale, fields }, means)) };
}

type Verdict =
  | { outcome: 'invalid'; faults: Faults }
  | { outcome: 'limited'; seconds: number }
  | { outcome: 'unreachable' }
  | { outcome: 'sent' };

async function examine(typed: Typed, means: Means): Promise<Verdict> {
  const message = contactMessageSchema.safeParse(typed.fields);
  if (!message.success) return { outcome: 'invalid', faults: faultsOf(message.error.issues) };

  const submission = toSubmission(message.data, typed, means);
  const seconds = means.limits[submission.state].take(means.client, means.now.getTime());
  return seconds > 0 ? { outcome: 'limited', seconds } : means.deliver(submission);
}

function toSubmission(
  message: ContactMessage,
  { locale, fields }: Typed,
  { secret, client, now }: Means,
): ContactSubmission {
  const token = readContactToken(fields.token ?? '', secret, now);
  const isTrapped = Boolean(fields.website) || (token.kind === 'valid' && token.isTooFast);
  const nonce = token.kind === 'valid' ? token.nonce : null;

  return {
    ...message,
    locale,
    state: isTrapped ? 'suspect' : 'received',
    ...idempotencyKeysOf(nonce, { message, client, secret, now }),
    client: clientHashOf(client, secret),
  };
}

function faultsOf(issues: { path: PropertyKey[]; message: string }[]): Faults {
  // Only the first error of each field: an empty name is missing, not also too short.
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]).toReversed());
}
