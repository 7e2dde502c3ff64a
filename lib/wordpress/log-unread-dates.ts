import { unreadDates, type DateFields } from './date-fields.mjs';

/**
 * Logs each date or time of an item that is filled but cannot be read. The site does not show such a value.
 *
 * @param item the name of the item in the log, such as `event 7`
 */
export function logUnreadDates(
  item: string,
  values: Record<string, unknown>,
  fields: DateFields,
): void {
  for (const [name, value] of unreadDates(values, fields))
    console.warn(
      `The field ${name} of ${item} is not a valid date or time, and is not shown until it is corrected: ${JSON.stringify(value)}`,
    );
}
