import 'server-only';

import { askWordPress, type Query } from './client';
import { uncheckedList } from './schema';

const perRequest = 100;
const requestsPerPart = 3;

/** The number of items in one part of a long list. A part costs WordPress three requests. */
export const perPart = perRequest * requestsPerPart;

/**
 * The number of all items of a list.
 *
 * @throws {Error} as askWordPress does, and when the response is not a list
 */
export async function askForTotal(path: string, query: Query = {}): Promise<number> {
  const answer = await askWordPress(path, { ...query, per_page: 1, _fields: 'id' });
  uncheckedList.parse(answer?.body);

  return answer?.total ?? 0;
}

/**
 * One part of a list that may have ten thousand items. The part is complete, or an error is thrown.
 *
 * @param part counted from 1
 * @returns null when the part is past the end of the list
 * @throws {Error} as askWordPress does, and when a response is not a list
 */
export async function askForPart(
  path: string,
  query: Query,
  part: number,
): Promise<unknown[] | null> {
  const ask = (page: number) => askWordPress(path, { ...query, per_page: perRequest, page });
  const first = (part - 1) * requestsPerPart + 1;
  const opening = await ask(first);
  if (!opening) return null;

  const last = Math.min(first + requestsPerPart - 1, opening.totalPages);
  const further = Array.from(
    { length: Math.max(last - first, 0) },
    (_, index) => first + 1 + index,
  );
  const answers = [opening, ...(await Promise.all(further.map(ask)))];
  const items = answers.flatMap((answer) => uncheckedList.parse(answer?.body));
  return items.length === 0 && part > 1 ? null : items;
}
