import { hasFileLength } from './media-response';

/** The first and the last byte of a part, both included. */
export type ByteRange = { first: number; last: number };

/**
 * Parses a Range header for a file of this size in bytes (RFC 9110, section 14.1.2).
 *
 * @returns `unsatisfiable` when the range begins after the end of the file: the response is then 416. Null when the
 *   header is missing or malformed, has several ranges, or a unit other than bytes: the response is then the whole file
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

/** Cuts a part out of a stream. Nothing after this part is read. */
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

type Part = { status: number; headers: Headers; body: ReadableStream<Uint8Array> | null };

/**
 * The requested part of a file, if WordPress has sent the whole file: not every server supports ranges. Any other
 * response is returned unchanged.
 */
export function withRange({ status, headers, body }: Response, request: Request): Part {
  const whole = { status, headers, body };
  if (status !== 200 || !body || !hasFileLength(headers) || !matchesIfRange(headers, request))
    return whole;
  const size = Number(headers.get('content-length'));
  const range = parseByteRange(request.headers.get('range'), size);
  if (!range) return whole;

  const partial = new Headers(headers);
  partial.set('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') {
    void body.cancel();
    partial.set('content-range', `bytes */${size}`);
    partial.set('content-length', '0');
    return { status: 416, headers: partial, body: null };
  }
  partial.set('content-range', `bytes ${range.first}-${range.last}/${size}`);
  partial.set('content-length', String(range.last - range.first + 1));
  return { status: 206, headers: partial, body: partOf(body, range) };
}

/** Whether the file is unchanged since the browser got a part of it (`If-Range`; strong comparison, RFC 9110). */
function matchesIfRange(headers: Headers, request: Request): boolean {
  const known = request.headers.get('if-range');

  if (!known) return true;

  return (
    !known.startsWith('W/') && [headers.get('etag'), headers.get('last-modified')].includes(known)
  );
}
