import { responseSizeLimits } from '../http/body-size-limits.mjs';
import { lengthHeader } from '../next-internals/headers.mjs';

/** Whether `Content-Length` is the length of the file. In a compressed response it is not. */
export const hasFileLength = (headers: Headers) =>
  headers.has('content-length') && !headers.has('content-encoding');

/** The headers of WordPress that describe the file, by its media type. */
export function fileHeaders(type: string, headers: Headers): Record<string, string> {
  const names = ['content-range', 'accept-ranges', 'etag', 'last-modified'];
  const described = names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(described), ...lengthOf(type, headers) };
}

/**
 * The length in an internal header, because Next.js drops Content-Length of a stream. Only for types that no proxy
 * compresses.
 */
function lengthOf(type: string, headers: Headers): Record<string, string> {
  const length = hasFileLength(headers) && headers.get('content-length');

  return length && /^(audio|video)\/|^image\/(?!svg|bmp)/.test(type)
    ? { [lengthHeader]: length }
    : {};
}

/** The body of a file. It is cut off when it exceeds the size limit and no Content-Length announced its size. */
export function limited(
  { headers, body }: { headers: Headers; body: ReadableStream<Uint8Array> },
  path: string[],
): ReadableStream {
  if (hasFileLength(headers)) return body;
  let size = 0;

  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size <= responseSizeLimits.media) return controller.enqueue(chunk);

        const reason = `WordPress answered more than ${responseSizeLimits.media} bytes to /${path.join('/')}`;
        console.error(reason);
        controller.error(new Error(reason));
      },
    }),
  );
}
