import 'server-only';

import { env } from './env';
import { mediaType } from './media-types';

const maxBytes = 512 * 1024 * 1024;

const shownInPage = /^(audio|image|video)\/|^application\/pdf$|^text\/vtt$/;

/**
 * A file that was uploaded to WordPress, streamed; `range` as the browser asked.
 *
 * @returns null for what is not such a file, or is not there
 * @throws when WordPress cannot be reached, or fails
 */
export async function getMediaFile(path: string[], request: Request): Promise<Response | null> {
  const name = path.at(-1) ?? '';
  const type = mediaType(name);
  if (!type || path.length > 8 || !path.every(isPlainName)) return null;

  const answer = await ask(path, request);
  const size = Number(answer.headers.get('content-length') ?? 0);
  if (![200, 206, 304, 416].includes(answer.status) || size > maxBytes) {
    await answer.body?.cancel();
    if (answer.status >= 500 || answer.status === 429) {
      throw new Error(`WordPress answered ${answer.status} to a file`);
    }
    return null;
  }
  const isShown = shownInPage.test(type);
  return new Response(answer.body, {
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
  const answer = await fetch(address, {
    cache: 'no-store',
    redirect: 'error',
    // A compressed answer has no ranges.
    headers: [...asked, ['accept-encoding', 'identity']],
    signal: AbortSignal.any([signal, tooLate.signal]),
  });
  // A film may take as long as it likes, once it has begun.
  clearTimeout(deadline);
  return answer;
}

function kept(headers: Headers): Record<string, string> {
  const names = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

  return Object.fromEntries(
    names.flatMap((name) => (headers.get(name) ? [[name, headers.get(name)!]] : [])),
  );
}
