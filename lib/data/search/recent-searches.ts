import 'server-only';

import type { Locale } from '../../i18n/routing';
import { answersSince, hasAnswer } from '../../wordpress/shared-answers';

/** A search as WordPress gets it. `page` starts at 1. */
export type Search = { words: string; locale: Locale; page: number };

const lifetime = 60_000;

/**
 * Runs a search unless it has run within the last minute. Its results are stored until the next webhook.
 *
 * @param ask runs the search
 * @throws what `ask` throws; a failure is not stored
 */
export function searchOnce<Found>(search: Search, ask: () => Promise<Found>): Promise<Found> {
  return answersSince({ key: keyOf(search), lifetime }, ask);
}

/** Whether the results of this search are stored, so that WordPress is not needed. */
export function isAnswered(search: Search): boolean {
  return hasAnswer(keyOf(search));
}

const keyOf = ({ words, locale, page }: Search) =>
  `search ${JSON.stringify([words, locale, page])}`;
