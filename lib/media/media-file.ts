import 'server-only';

import { responseSizeLimits } from '../http/body-size-limits.mjs';
import { env } from '../config/env';
import { withRange } from './byte-range';
import { mediaType } from './media-types';
import { fileHeaders, limited } from './media-response';
import { FinalError } from '../http/timeout-and-retry';
import { enqueue } from '../wordpress/request-queue';

/** Paths of files that WordPress has returned before. Requests for them skip the queue for unknown addresses. */
const foundFiles = new Set<string>();

const maxFound = 20_000;

const shownInPage = /^(audio|image|video)\/|^application\/pdf$|^text\/vtt$/;

const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Streams a file that was uploaded to WordPress. The browser's range headers are passed on. When WordPress ignores them
 * and sends the whole file, the requested part is cut out here.
 *
 * @returns null when the path is not such a file, or the file does not exist
 * @throws {Error} when WordPress is unreachable or fails; a QueueFullError when too many requests wait for files that
 *   may not exist
 */
export async function getMediaFile(path: string[], request: Request): Promise<Response | null> {
  const name = path.at(-1) ?? '';
  const type = mediaType(name);
  if (!type || path.length > 8 || !path.every(isPlainName)) return null;

  const file = await pass(path, { name, type, request });
  if (file) rememberFound(path.join('/'));
  return file;
}

function rememberFound(address: string): void {
  const [oldest] = foundFiles;
  if (foundFiles.size >= maxFound && oldest) foundFiles.delete(oldest);
  foundFiles.add(address);
}

type MediaRequest = { name: string; type: string; request: Request };

async function pass(
  path: string[],
  { name, type, request }: MediaRequest,
): Promise<Response | null> {
  const response = await requestFile(path, request);
  const size = Number(response.headers.get('content-length') ?? 0);
  if (![200, 206, 304, 416].includes(response.status) || size > responseSizeLimits.media) {
    await response.body?.cancel();
    if (response.status >= 500 || response.status === 429) {
      throw new Error(`WordPress answered ${response.status} to a request for a file`);
    }
    return null;
  }
  const isShown = shownInPage.test(type);
  const { status, headers, body } = withRange(response, request);
  const limitedBody = body && limited({ headers, body }, path);
  return new Response(limitedBody, {
    status,
    headers: {
      ...fileHeaders(type, headers),
      'content-type': type,
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodedName(name)}`,
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      // An SVG that is opened directly is a document, and could run scripts.
      ...(type === 'image/svg+xml' && { 'content-security-policy': svgPolicy }),
    },
  });
}

/** A file name in the form of RFC 8187, 3.2.1. */
const encodedName = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const isPlainName = (name: string) => /^[^./\\\0%?#][^/\\\0%?#]{0,200}$/u.test(name);

async function requestFile(
  path: string[],
  { method, headers, signal }: Request,
): Promise<Response> {
  const address = `${env.WORDPRESS_URL}/wp-content/uploads/${path.map(encodeURIComponent).join('/')}`;
  // Only a GET request for a single range gets a part. Several ranges would need a response with several parts.
  const isPart = method === 'GET' && /^bytes=(\d+-\d*|-\d+)$/i.test(headers.get('range') ?? '');
  const names = [...(isPart ? ['range', 'if-range'] : []), 'if-none-match', 'if-modified-since'];
  const conditions = names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value ? [[name, value]] : [];
  });

  const tooLate = new AbortController();
  const deadline = setTimeout(() => tooLate.abort(), 5000);
  const until = AbortSignal.any([signal, tooLate.signal]);
  const begin = () =>
    fetch(address, {
      // Next.js calls the same handler for HEAD. The body of a response to GET would not be read then.
      method: method === 'HEAD' ? 'HEAD' : 'GET',
      cache: 'no-store',
      redirect: 'error',
      // A compressed response does not support ranges.
      headers: [...conditions, ['accept-encoding', 'identity']],
      signal: until,
    });
  try {
    return await (foundFiles.has(path.join('/'))
      ? begin()
      : enqueue(begin, until, 'unknown-address'));
  } catch (error) {
    throw error instanceof FinalError ? error.originalError : error;
  } finally {
    // Once the response has begun, the transfer of a large file may take as long as it needs.
    clearTimeout(deadline);
  }
}
