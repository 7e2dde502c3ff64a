import 'server-only';

import { answerLimits } from './answer-limits';
import { env } from './env';
import { mediaType } from './media-types';
import { isNamedMedia, noteMedia } from './named-media.mjs';
import { FinalError } from './retries';
import { unlessAbsent } from './wordpress/negative-cache';
import { enqueue } from './wordpress/request-queue';

const shownInPage = /^(audio|image|video)\/|^application\/pdf$|^text\/vtt$/;

/**
 * A file that was uploaded to WordPress, streamed; `range` as the browser asked.
 *
 * @returns null for what is not such a file, or is not there
 * @throws when WordPress cannot be reached, or fails; a QueueFullError when many wait for what may not be there
 */
export async function getMediaFile(path: string[], request: Request): Promise<Response | null> {
  const name = path.at(-1) ?? '';
  const type = mediaType(name);
  if (!type || path.length > 8 || !path.every(isPlainName)) return null;

  const address = path.join('/');
  const file = await unlessAbsent(`media ${address}`, () => pass(path, { name, type, request }));
  if (file) noteMedia(address);
  return file;
}

type Asked = { name: string; type: string; request: Request };

async function pass(path: string[], { name, type, request }: Asked): Promise<Response | null> {
  const answer = await ask(path, request);
  const size = Number(answer.headers.get('content-length') ?? 0);
  if (![200, 206, 304, 416].includes(answer.status) || size > answerLimits.media) {
    await answer.body?.cancel();
    if (answer.status >= 500 || answer.status === 429) {
      throw new Error(`WordPress answered ${answer.status} to a file`);
    }
    return null;
  }
  const isShown = shownInPage.test(type);
  return new Response(limited(answer, path), {
    status: answer.status,
    headers: {
      ...kept(answer.headers),
      'content-type': type,
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  });
}

const isPlainName = (name: string) => /^[^./\\\0%?#][^/\\\0%?#]{0,200}$/u.test(name);

async function ask(path: string[], { headers, signal }: Request): Promise<Response> {
  const address = `${env.WORDPRESS_URL}/wp-content/uploads/${path.map(encodeURIComponent).join('/')}`;
  const asked = ['range', 'if-range', 'if-none-match', 'if-modified-since'].flatMap((name) => {
    const value = headers.get(name);
    return value ? [[name, value] as [string, string]] : [];
  });

  const tooLate = new AbortController();
  const deadline = setTimeout(() => tooLate.abort(), 5000);
  const until = AbortSignal.any([signal, tooLate.signal]);
  const begin = () =>
    fetch(address, {
      cache: 'no-store',
      redirect: 'error',
      // A compressed answer has no ranges.
      headers: [...asked, ['accept-encoding', 'identity']],
      signal: until,
    });
  try {
    return await (isNamedMedia(path.join('/')) ? begin() : enqueue(begin, until, 'stranger'));
  } catch (error) {
    throw error instanceof FinalError ? error.originalError : error;
  } finally {
    // A film may take as long as it likes, once it has begun.
    clearTimeout(deadline);
  }
}

/** The body of a file, cut off where it is larger than allowed and nothing said so before. */
function limited({ headers, body }: Response, path: string[]): ReadableStream | null {
  if (!body || isMeasured(headers)) return body;
  let size = 0;

  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size <= answerLimits.media) return controller.enqueue(chunk);

        const reason = `WordPress answered more than ${answerLimits.media} bytes to /${path.join('/')}`;
        console.error(reason);
        controller.error(new Error(reason));
      },
    }),
  );
}

// The length of a compressed answer is not that of the file.
const isMeasured = (headers: Headers) =>
  headers.has('content-length') && !headers.has('content-encoding');

function kept(headers: Headers): Record<string, string> {
  const length = isMeasured(headers) ? ['content-length'] : [];
  const names = [...length, 'content-range', 'accept-ranges', 'etag', 'last-modified'];

  return Object.fromEntries(
    names.flatMap((name) => (headers.get(name) ? [[name, headers.get(name)!]] : [])),
  );
}
