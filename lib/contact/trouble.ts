import type { Faults, Reception } from './receive';

/** Why a message was not sent: a key of the words below, and what is wrong with which field. */
export type Trouble = { reason: 'invalid' | 'limited' | 'failed'; faults: Faults };

/** Why what was received was not sent. */
export function troubleOf(reception: Exclude<Reception, { outcome: 'refused' | 'sent' }>): Trouble {
  if (reception.outcome === 'invalid') return { reason: 'invalid', faults: reception.faults };

  return { reason: reception.outcome === 'limited' ? 'limited' : 'failed', faults: {} };
}
