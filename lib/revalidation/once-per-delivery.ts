import 'server-only';

// Longer than a signature is valid, even if the clocks differ.
const remembered = 15 * 60 * 1000;
const handled = new Map<string, number>();
const underway = new Map<string, Promise<void>>();

/**
 * Handles a delivery unless one with this id was handled within the last 15 minutes. A repeated delivery that comes while
 * the first is being handled waits for it, and is handled itself if the first failed.
 *
 * @param handle never runs twice at the same time for one id
 * @returns false when the delivery was handled before
 * @throws what `handle` throws; the delivery may then be repeated
 */
export async function handleOnce(
  id: string,
  now: Date,
  handle: () => void | Promise<void>,
): Promise<boolean> {
  for (const [other, at] of handled) if (now.getTime() - at > remembered) handled.delete(other);
  for (let first = underway.get(id); first; first = underway.get(id)) await first.catch(() => {});
  if (handled.has(id)) return false;

  const work = Promise.resolve().then(handle);
  underway.set(id, work);
  try {
    await work;
    handled.set(id, now.getTime());
    return true;
  } finally {
    underway.delete(id);
  }
}
