import 'server-only';

import { responseSizeLimits } from '../http/size-limits.mjs';
import { env } from '../config/env';
import { parseByteRange, partOf } from './byte-range';
import { mediaType } from './media-types';
import { isPublishedMedia, addPublishedMedia } from './published-media.mjs';
import { lengthHeader } from '../next-internals/headers.mjs';
import { FinalError } from '../http/retries';
import { unlessAbsent } from '../wordpress/negative-cache';
import { enqueue } from '../wordpress/request-queue';

const shownInPage = /^(audio|image|video)\/|^application\/pdf$|^text\/vtt$/;

const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Streams a file that was uploaded to WordPress. The browser's range headers are passed on; a part is cut out here where
 * WordPress answers with the whole file.
 *
 * @returns null when the path is not such a file, or the file does not exist
 * @throws when WordPress is unreachable or fails. A QueueFullError when too many requests wait for files that may not
 *   exist
 */
export async function getMediaFile(path: string[], request: Request): Promise<Response | null> {
  const name = path.at(-1) ?? '';
  const type = mediaType(name);
  if (!type || path.length > 8 || !path.every(isPlainName)) return null;

  const address = path.join('/');
  const file = await unlessAbsent(`media ${address}`, () => pass(path, { name, type, request }));
  if (file) addPublishedMedia(address);
  return file;
}

type MediaRequest = { name: string; type: string; request: Request };

async function pass(
  path: string[],
  { name, type, request }: MediaRequest,
): Promise<Response | null> {
  const answer = await ask(path, request);
  const size = Number(answer.headers.get('content-length') ?? 0);
  if (![200, 206, 304, 416].includes(answer.status) || size > responseSizeLimits.media) {
    await answer.body?.cancel();
    if (answer.status >= 500 || answer.status === 429) {
      throw new Error(`WordPress answered ${answer.status} to a file`);
    }
    return null;
  }
  const isShown = shownInPage.test(type);
  const { status, headers, body } = withRange(answer, request);
  const limitedBody = body && limited({ headers, body }, path);
  return new Response(limitedBody, {
    status,
    headers: {
      ...fileHeaders(headers),
      ...lengthOf(type, headers),
      'content-type': type,
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      // A drawing that is opened by itself is a document.
      ...(type === 'image/svg+xml' && { 'content-security-policy': drawingPolicy }),
    },
  });
}

type Part = { status: number; headers: Headers; body: ReadableStream<Uint8Array> | null };

/** The part that was requested, where WordPress answers with the whole file: not every server knows ranges. */
function withRange({ status, headers, body }: Response, request: Request): Part {
  const whole = { status, headers, body };
  if (status !== 200 || !body || !isMeasured(headers) || !isStill(headers, request)) return whole;
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

/** Is the file unchanged since the browser got a part of it (`If-Range`)? */
function isStill(headers: Headers, request: Request): boolean {
  const known = request.headers.get('if-range');

  return !known || [headers.get('etag'), headers.get('last-modified')].includes(known);
}

/**
 * The length in an internal header, because the framework drops Content-Length of a stream. Only for types that no
 * proxy compresses.
 */
function lengthOf(type: string, headers: Headers): Record<string, string> {
  const length = isMeasured(headers) && headers.get('content-length');

  return length && /^(audio|video)\/|^image\/(?!svg|bmp)/.test(type)
    ? { [lengthHeader]: length }
    : {};
}

const isPlainName = (name: string) => /^[^./\\\0%?#][^/\\\0%?#]{0,200}$/u.test(name);

async function ask(path: string[], { headers, signal }: Request): Promise<Response> {
  const address = `${env.WORDPRESS_URL}/wp-content/uploads/${path.map(encodeURIComponent).join('/')}`;
  const conditions = ['range', 'if-range', 'if-none-match', 'if-modified-since'].flatMap(
    (name): [string, string][] => {
      const value = headers.get(name);
      return value ? [[name, value]] : [];
    },
  );

  const tooLate = new AbortController();
  const deadline = setTimeout(() => tooLate.abort(), 5000);
  const until = AbortSignal.any([signal, tooLate.signal]);
  const begin = () =>
    fetch(address, {
      cache: 'no-store',
      redirect: 'error',
      // A compressed response does not support ranges.
      headers: [...conditions, ['accept-encoding', 'identity']],
      signal: until,
    });
  try {
    return await (isPublishedMedia(path.join('/'))
      ? begin()
      : enqueue(begin, until, 'unknown-address'));
  } catch (error) {
    throw error instanceof FinalError ? error.originalError : error;
  } finally {
    // Once the response has begun, a film may take as long as it needs.
    clearTimeout(deadline);
  }
}

/** The body of a file. It is cut off when it exceeds the size limit and no Content-Length announced its size. */
function limited(
  { headers, body }: { headers: Headers; body: ReadableStream<Uint8Array> },
  path: string[],
): ReadableStream {
  if (isMeasured(headers)) return body;
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

// The length of a compressed response is not the length of the file.
const isMeasured = (headers: Headers) =>
  headers.has('content-length') && !headers.has('content-encoding');

function fileHeaders(headers: Headers): Record<string, string> {
  const length = isMeasured(headers) ? ['content-length'] : [];
  const names = [...length, 'content-range', 'accept-ranges', 'etag', 'last-modified'];

  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
