import 'server-only';

import type { Locale } from '../../i18n/routing';
import { sharedResponse, hasSharedResponse } from '../../wordpress/shared-responses';

/** A search as WordPress gets it. `page` starts at 1. */
export type Search = { words: string; locale: Locale; page: number };

const lifetime = 60_000;

/**
 * Runs a search unless it has run within the last minute. Its results are stored until the next webhook.
 *
 * @param run does the search
 * @throws what `run` throws; a failure is not stored
 */
export function searchOnce<Found>(search: Search, run: () => Promise<Found>): Promise<Found> {
  return sharedResponse({ key: keyOf(search), lifetime }, run);
}

/** Whether the results of this search are stored, so that WordPress is not needed. */
export function hasStoredResults(search: Search): boolean {
  return hasSharedResponse(keyOf(search));
}

const keyOf = ({ words, locale, page }: Search) =>
  `search ${JSON.stringify([words, locale, page])}`;
