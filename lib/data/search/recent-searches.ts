import 'server-only';

import { processState } from '../../next-internals/process-state.mjs';
import type { Locale } from '../../i18n/routing';

/** A search as WordPress gets it. `page` starts at 1. */
export type Search = { words: string; locale: Locale; page: number };

type Remembered = { found: unknown; until: number };

const lifetime = 60_000;
const mostRemembered = 200;
/** The maximum size of a remembered result, in characters of JSON. A page of twenty results has about 10,000. */
const largest = 40_000;

const memory = processState('recentSearches', () => ({
  answers: new Map<string, Remembered>(),
  changes: 0,
}));

/**
 * Runs a search unless it has run within the last minute. The results of the 200 most recent searches are remembered
 * until the next webhook.
 *
 * @param ask runs the search
 * @throws what `ask` throws; a failure is not remembered
 */
export async function searchOnce<Found>(search: Search, ask: () => Promise<Found>): Promise<Found> {
  const known = findAnswer(search);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- One search always has results of one type.
  if (known) return known.found as Found;

  const { changes } = memory;
  const found = await ask();
  // If a webhook arrived while WordPress was searching, the result may be out of date.
  if (changes === memory.changes) remember(keyOf(search), found);
  return found;
}

/** Whether the result of this search is remembered, so that WordPress is not needed. */
export function isAnswered(search: Search): boolean {
  return findAnswer(search) !== null;
}

/** Forgets all results. Called when something has changed in WordPress: any search may have other results now. */
export function forgetSearches(): void {
  memory.answers.clear();
  memory.changes += 1;
}

function findAnswer(search: Search): Remembered | null {
  const known = memory.answers.get(keyOf(search));

  return known && known.until > Date.now() ? known : null;
}

function remember(key: string, found: unknown): void {
  if (JSON.stringify(found).length > largest) return;
  const { answers } = memory;
  answers.delete(key);
  answers.set(key, { found, until: Date.now() + lifetime });
  const [oldest] = answers.keys();
  if (answers.size > mostRemembered && oldest) answers.delete(oldest);
}

const keyOf = ({ words, locale, page }: Search) => JSON.stringify([words, locale, page]);
