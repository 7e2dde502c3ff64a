import 'server-only';

import { env } from '../config/env';
import { localizedPath } from '../i18n/href';
import { buildCsp } from '../http/content-security-policy.mjs';
import { requestOwnPage } from '../http/self-request';
import { pageWithErrors } from './page-with-errors';
import { plainPage } from './plain-page';
import { failureOf, type ContactFailure } from './failure-reason';
import type { ContactResult, SubmittedForm } from './receive';

/** Milliseconds until the contact page counts as unavailable. */
const deadline = 3_000;
const statuses = { invalid: 422, limited: 429, unreachable: 503 } as const;

const errors = {
  limited: 'Too many messages, try again later',
  unreachable: 'The message could not be sent',
};

/** The response to a message: JSON if a script has sent it, a page if the form was sent without JavaScript. */
export async function respondToContact(result: ContactResult): Promise<Response> {
  const { outcome, isForm } = result;
  if (outcome === 'refused') return refusal(result);
  if (outcome === 'sent') return isForm ? thanks(result.submitted) : json(200, {});

  const headers: Record<string, string> =
    outcome === 'limited' ? { 'retry-after': String(result.seconds) } : {};
  if (isForm) {
    const html = await pageWith(result.submitted, failureOf(result));
    return page(statuses[outcome], html, headers);
  }
  if (outcome === 'invalid') return json(422, { errors: result.fieldErrors });
  return json(statuses[outcome], { error: errors[outcome] }, headers);
}

function refusal(result: ContactResult & { outcome: 'refused' }): Response {
  const { status, error, isForm } = result;
  // The form of the site can cause only one of these refusals: a message above the size limit.
  if (isForm && status === 413) return page(413, plainPage({ reason: 'messageTooLong' }));

  return json(status, { error });
}

function thanks({ locale }: SubmittedForm): Response {
  const location = localizedPath({ pathname: '/contact/thanks' }, locale);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** The contact page with the form as the visitor filled it in, and what went wrong. */
async function pageWith(submitted: SubmittedForm, failure: ContactFailure): Promise<string> {
  const html = await storedPage(submitted).catch(() => null);
  return (html && pageWithErrors(html, submitted, failure)) ?? plainPage({ ...failure, submitted });
}

async function storedPage({ locale }: SubmittedForm): Promise<string | null> {
  const path = localizedPath({ pathname: '/contact' }, locale);
  const response = await requestOwnPage(path, { method: 'GET', deadline });
  return response.status === 200 ? response.text() : null;
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

function page(status: number, html: string, headers: Record<string, string> = {}): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // The page contains what a visitor entered, so no script may run in it.
      'content-security-policy': buildCsp(html, { siteUrl: env.SITE_URL, isScripted: false }),
      'x-robots-tag': 'noindex',
      ...headers,
    },
  });
}
