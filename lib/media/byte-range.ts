/** The first and the last byte of a part, both included. */
export type ByteRange = { first: number; last: number };

/**
 * The part of a file that a Range header names (RFC 9110, section 14.1.2).
 *
 * @returns null when it names none, several, or in another unit: then the whole file is the right answer
 */
export function parseByteRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return null;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length > 0 ? { first: size - length, last: size - 1 } : 'unsatisfiable';
  }
  if (last && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'unsatisfiable';

  return { first: Number(first), last: last ? Math.min(Number(last), size - 1) : size - 1 };
}

/** Only a part of a stream. What comes after it is not read. */
export function partOf(body: ReadableStream<Uint8Array>, { first, last }: ByteRange) {
  let place = 0;

  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const from = Math.max(0, first - place);
        const until = Math.min(chunk.byteLength, last + 1 - place);
        if (from < until) controller.enqueue(chunk.subarray(from, until));
        place += chunk.byteLength;
        if (place > last) controller.terminate();
      },
    }),
  );
}
