import { readBytes } from './read-bytes';

/** The body of a request as text; null when it is larger than allowed, and then no more of it is read than that. */
export async function readAtMost(maxBytes: number, request: Request): Promise<string | null> {
  const bytes = await readBytes(maxBytes, request);

  return bytes && bytes.toString('utf8');
}
