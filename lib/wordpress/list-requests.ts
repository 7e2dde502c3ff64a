import 'server-only';

import { requestWordPress, type Query } from './client';
import { uncheckedList } from './schema';

const perRequest = 100;
const requestsPerPart = 3;

/** The number of items in one part of a long list. A part costs WordPress three requests. */
export const perPart = perRequest * requestsPerPart;

/**
 * The number of all items of a list.
 *
 * @throws {Error} as requestWordPress does, and when the response is not a list
 */
export async function requestTotal(path: string, query: Query = {}): Promise<number> {
  const response = await requestWordPress(path, { ...query, per_page: 1, _fields: 'id' });
  uncheckedList.parse(response?.body);

  return response?.total ?? 0;
}

/**
 * One part of a list that may have ten thousand items. The part is complete, or an error is thrown.
 *
 * @param part counted from 1
 * @returns null when the part is past the end of the list
 * @throws {Error} as requestWordPress does, and when a response is not a list
 */
export async function requestListPart(
  path: string,
  query: Query,
  part: number,
): Promise<unknown[] | null> {
  const requestPage = (page: number) =>
    requestWordPress(path, { ...query, per_page: perRequest, page });
  const first = (part - 1) * requestsPerPart + 1;
  const opening = await requestPage(first);
  if (!opening) return null;

  const last = Math.min(first + requestsPerPart - 1, opening.totalPages);
  const further = Array.from(
    { length: Math.max(last - first, 0) },
    (_, index) => first + 1 + index,
  );
  const responses = [opening, ...(await Promise.all(further.map(requestPage)))];
  const items = responses.flatMap((response) => uncheckedList.parse(response?.body));
  return items.length === 0 && part > 1 ? null : items;
}
