import { z } from 'zod';

import { uncheckedList } from './schema';

/**
 * The items of a list that match the schema. A malformed item is logged and left out; the others are returned.
 *
 * @param itemName the name of an item in the log
 * @throws {z.ZodError} when `list` is not a list, or has items and all of them are malformed
 */
export function parseListLeniently<Schema extends z.ZodType>(
  schema: Schema,
  list: unknown,
  itemName: string,
): z.infer<Schema>[] {
  const items = uncheckedList.parse(list);
  const results = items.map((item) => schema.safeParse(item));
  const failures = results.flatMap((result) => result.error ?? []);

  for (const failure of failures)
    console.warn(`Left out a malformed ${itemName}: ${z.prettifyError(failure)}`);
  if (failures[0] && failures.length === items.length) throw failures[0];

  return results.flatMap((result) => (result.success ? [result.data] : []));
}
