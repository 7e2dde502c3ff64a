import type { FieldErrors, ContactResult } from './receive';

/** Why a message was not sent: a key of `contactWords`, and the error code of each invalid field. */
export type ContactFailure = { reason: 'invalid' | 'limited' | 'failed'; fieldErrors: FieldErrors };

/** The reason why a received message was not sent. */
export function failureOf(
  result: Exclude<ContactResult, { outcome: 'refused' | 'sent' }>,
): ContactFailure {
  if (result.outcome === 'invalid') return { reason: 'invalid', fieldErrors: result.fieldErrors };

  return { reason: result.outcome === 'limited' ? 'limited' : 'failed', fieldErrors: {} };
}
