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
export type FieldErrors = Partial<Record<ContactField, string>>;

/** What a visitor sent, to be shown in the form again: `fields` are the values as they were entered. */
export type SubmittedForm = { locale: Locale; fields: Record<string, string> };

/** What became of a message. `isForm`: it came from an HTML form and not from a script. */
export type ContactResult = { isForm: boolean } & (
  | { outcome: 'refused'; status: 400 | 403 | 413 | 415; error: string }
  | { outcome: 'invalid'; fieldErrors: FieldErrors; submitted: SubmittedForm }
  | { outcome: 'limited'; seconds: number; submitted: SubmittedForm }
  | { outcome: 'unreachable'; submitted: SubmittedForm }
  | { outcome: 'sent'; submitted: SubmittedForm }
);

/** One rate limit for normal and one for suspect messages, so that spam does not block normal messages. */
export type ContactLimits = Record<ContactSubmission['state'], RateLimit>;

type Options = {
  siteUrl: string;
  secret: string;
  /** The client's IP address; null when it is not known. */
  client: string | null;
  now: Date;
  limits: ContactLimits;
  deliver: (submission: ContactSubmission) => Promise<ForwardResult>;
};

/** Validates a message, sent as JSON or as a form, and delivers it if it is valid. Never throws. */
export async function receiveContact(request: Request, options: Options): Promise<ContactResult> {
  if (!isFromOwnPage(request.headers, options.siteUrl)) {
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
  return { isForm, submitted: { locale, fields }, ...(await deliver({ locale, fields }, options)) };
}

type DeliveryResult =
  | { outcome: 'invalid'; fieldErrors: FieldErrors }
  | { outcome: 'limited'; seconds: number }
  | { outcome: 'unreachable' }
  | { outcome: 'sent' };

async function deliver(submitted: SubmittedForm, options: Options): Promise<DeliveryResult> {
  const message = contactMessageSchema.safeParse(submitted.fields);
  if (!message.success) {
    return { outcome: 'invalid', fieldErrors: fieldErrorsOf(message.error.issues) };
  }

  const submission = toSubmission(message.data, submitted, options);
  const seconds = options.limits[submission.state].take(options.client, options.now.getTime());
  return seconds > 0 ? { outcome: 'limited', seconds } : options.deliver(submission);
}

function toSubmission(
  message: ContactMessage,
  { locale, fields }: SubmittedForm,
  { secret, client, now }: Options,
): ContactSubmission {
  const token = readContactToken(fields.token ?? '', secret, now);
  // `website` is the honeypot field, which people do not see.
  const isSuspect = Boolean(fields.website) || (token.kind === 'valid' && token.isTooFast);
  const nonce = token.kind === 'valid' ? token.nonce : null;

  return {
    ...message,
    locale,
    state: isSuspect ? 'suspect' : 'received',
    ...idempotencyKeysOf(nonce, { message, client, secret, now }),
    client: clientHashOf(client, secret),
  };
}

function fieldErrorsOf(issues: { path: PropertyKey[]; message: string }[]): FieldErrors {
  // Only the first error of each field: an empty name is missing, not also too short.
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]).toReversed());
}
