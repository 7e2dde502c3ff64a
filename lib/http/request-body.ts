import { readBytes } from './read-bytes';

/** The body of a request as text. null when it is larger than allowed; reading stops there. */
export async function readAtMost(maxBytes: number, request: Request): Promise<string | null> {
  const bytes = await readBytes(maxBytes, request);

  return bytes && bytes.toString('utf8');
}

/** The value of a JSON text. undefined when it is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
