import 'server-only';

import { readBytes } from './read-bytes';
import { FinalError } from './retries';

const mebibyte = 1024 * 1024;

/**
 * How much is read of an answer, in bytes, by its kind. Counted while it is read and after it is decompressed: a few
 * kilobytes on the wire may stand for gigabytes. What WordPress really answers is below a tenth of it.
 */
export const answerLimits = {
  list: 12 * mebibyte,
  item: 4 * mebibyte,
  /** Rows of Supabase. */
  rows: mebibyte,
  /** What a function of Supabase answers. */
  function: 16 * 1024,
  /** An uploaded file, which passes through and is not held. */
  media: 512 * mebibyte,
};

type Answer = { source: string; address: string; maxBytes: number };

/**
 * The body of an answer.
 *
 * @param answer who answers, and to what, for the log
 * @throws {FinalError} when it is larger than allowed: asking again would not make it smaller
 */
export async function readAnswer(
  response: Response,
  { source, address, maxBytes }: Answer,
): Promise<Buffer> {
  const bytes = await readBytes(maxBytes, response);
  if (bytes) return bytes;

  throw new FinalError(new Error(`${source} answered more than ${maxBytes} bytes to ${address}`));
}

/** The same as text, without the byte order mark that some back ends put before it. */
export async function readAnswerText(response: Response, answer: Answer): Promise<string> {
  return new TextDecoder().decode(await readAnswer(response, answer));
}
