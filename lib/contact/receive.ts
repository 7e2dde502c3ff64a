import type { ContactSubmission, Delivery } from '../contact';
import { contactMessageSchema, type ContactField, type ContactMessage } from '../contact-message';
import { readContactToken } from '../contact-token';
import { isLocale, routing, type Locale } from '../i18n/routing';
import type { RateLimit } from '../rate-limit';
import { clientHashOf, keysOf } from './keys';
import { isFromOwnPage } from './origin';
import { readContactBody } from './read-body';

/** The fault of each field that has one, as a code of the schema. */
export type Faults = Partial<Record<ContactField, string>>;

/** What a visitor has sent, to be shown again: `fields` as they typed them. */
export type Typed = { locale: Locale; fields: Record<string, string> };

export type Reception = { isForm: boolean } & (
  | { outcome: 'refused'; status: 400 | 403 | 413 | 415; error: string }
  | { outcome: 'invalid'; faults: Faults; typed: Typed }
  | { outcome: 'limited'; seconds: number; typed: Typed }
  | { outcome: 'unreachable'; typed: Typed }
  | { outcome: 'sent'; typed: Typed }
);

/** How many messages pass: those of a trap have a limit of their own, and close the form for nobody else. */
export type ContactLimits = Record<ContactSubmission['state'], RateLimit>;

type Means = {
  siteUrl: string;
  secret: string;
  /** The address that asks; null where it is not known. */
  client: string | null;
  now: Date;
  limits: ContactLimits;
  deliver: (submission: ContactSubmission) => Promise<Delivery>;
};

/** Takes a message in, whatever it came as, and delivers it unless something is wrong with it. Never throws. */
export async function receiveContact(request: Request, means: Means): Promise<Reception> {
  if (!isFromOwnPage(request.headers, means.siteUrl)) {
    return {
      outcome: 'refused',
      isForm: false,
      status: 403,
      error: 'This comes from another site',
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
    ...keysOf(nonce, { message, client, secret, now }),
    client: clientHashOf(client, secret),
  };
}

function faultsOf(issues: { path: PropertyKey[]; message: string }[]): Faults {
  // The first of each field: an empty name is missing, not short as well.
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]).toReversed());
}
