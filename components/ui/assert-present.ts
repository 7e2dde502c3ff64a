/**
 * Returns a value that our own markup always contains, such as an element or an entry of a list.
 *
 * @throws {Error} when it is missing, for example because a browser extension has removed it
 */
export function assertPresent<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A part of the page is missing');

  return value;
}
