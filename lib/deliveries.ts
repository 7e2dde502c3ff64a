import 'server-only';

// Longer than a signature is valid, on either side of our clock.
const remembered = 15 * 60 * 1000;
const seen = new Map<string, number>();

/** Has no delivery with this id come within the last quarter of an hour? Asking makes it known. */
export function isFirstDelivery(id: string, now: Date): boolean {
  for (const [other, at] of seen) if (now.getTime() - at > remembered) seen.delete(other);
  if (seen.has(id)) return false;

  seen.set(id, now.getTime());
  return true;
}
