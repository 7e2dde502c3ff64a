import 'server-only';

import { readBytes } from './read-bytes';
import { FinalError } from './timeout-and-retry';

type Answer = { source: string; address: string; maxBytes: number };

/**
 * Reads the body of a JSON response.
 *
 * @param answer the name of the service and the URL of the request, both for the log, and the limit
 * @throws {FinalError} when the body is larger than allowed: a retry would not make it smaller
 */
export async function readResponse(
  response: Response,
  { source, address, maxBytes }: Answer,
): Promise<Buffer> {
  const bytes = await readBytes(maxBytes, response);
  if (bytes) return bytes;

  throw new FinalError(new Error(`${source} answered more than ${maxBytes} bytes to ${address}`));
}

/** Reads the body as text, without the byte order mark that some servers put before it. */
export async function readResponseText(response: Response, answer: Answer): Promise<string> {
  return new TextDecoder().decode(await readResponse(response, answer));
}
