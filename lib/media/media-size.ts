import 'server-only';

import { env } from '../config/env';
import { processState } from '../next-internals/process-state.mjs';

/** The sizes of files in bytes, by path. An upload never changes: WordPress gives another file another name. */
const sizes = processState('mediaSizes', () => new Map<string, number>());

const maxSizes = 5_000;
/** In milliseconds. */
const deadline = 2_000;

/**
 * The size of an uploaded file in bytes. A process requests it only once.
 *
 * @param path below WordPress's uploads folder, percent-encoded, e.g. `2026/08/take-one.mp3`
 * @returns null when WordPress does not say, or not in time
 */
export async function getMediaSize(path: string): Promise<number | null> {
  const known = sizes.get(path);
  if (known) return known;
  try {
    const response = await fetch(`${env.WORDPRESS_URL}/wp-content/uploads/${path}`, {
      ...{ method: 'HEAD', cache: 'no-store', redirect: 'error' },
      headers: { 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(deadline),
    });
    const size = response.ok ? Number(response.headers.get('content-length')) : 0;
    if (!size) return null;
    if (sizes.size < maxSizes) sizes.set(path, size);
    return size;
  } catch {
    return null;
  }
}
