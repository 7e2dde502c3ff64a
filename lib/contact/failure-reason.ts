import type { Faults, Reception } from './receive';

/** Why a message was not sent: a key of `contactWords`, and the error code of each invalid field. */
export type ContactFailure = { reason: 'invalid' | 'limited' | 'failed'; faults: Faults };

/** The reason why a received message was not sent. */
export function failureOf(
  reception: Exclude<Reception, { outcome: 'refused' | 'sent' }>,
): ContactFailure {
  if (reception.outcome === 'invalid') return { reason: 'invalid', faults: reception.faults };

  return { reason: reception.outcome === 'limited' ? 'limited' : 'failed', faults: {} };
}
