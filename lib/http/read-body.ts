import 'server-only';

import { FinalError } from './timeout-and-retry';

/** The body of a request or a response. Null when it is larger than allowed: the rest is then not read. */
export async function readBytes(
  maxBytes: number,
  { body }: Request | Response,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;

  for await (const chunk of body ?? new Blob().stream()) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body of a request as text. Null when it is larger than allowed: the rest is then not read. */
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

type ReadOptions = { source: string; address: string; maxBytes: number };

/**
 * Reads the body of a JSON response.
 *
 * @param options the name of the service and the URL of the request, both for the log, and the limit
 * @throws {FinalError} when the body is larger than allowed: a retry would not make it smaller
 */
export async function readResponse(
  response: Response,
  { source, address, maxBytes }: ReadOptions,
): Promise<Buffer> {
  const bytes = await readBytes(maxBytes, response);
  if (bytes) return bytes;

  throw new FinalError(new Error(`${source} answered more than ${maxBytes} bytes to ${address}`));
}

/** Reads the body as text, without the byte order mark that some servers put before it. */
export async function readResponseText(response: Response, options: ReadOptions): Promise<string> {
  return new TextDecoder().decode(await readResponse(response, options));
}
