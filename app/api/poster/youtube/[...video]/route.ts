import { NextResponse } from 'next/server';

import { youtubeId } from '@/lib/media/embed-providers/youtube';
import { posters } from '@/lib/media/posters/posters';
import { isSignedPoster } from '@/lib/media/posters/address';

type Context = RouteContext<'/api/poster/youtube/[...video]'>;

const weekInSeconds = 604_800;

/**
 * Serves the poster of a YouTube video from this site (WebP, 1280 by 720), by the id of the video and our signature:
 * 200 with the picture, or with a generated figure (SVG) while the picture is not available. 404 when the id is
 * invalid. Without a valid signature, no request is sent to YouTube.
 */
export async function GET(_: Request, { params }: Context): Promise<NextResponse> {
  const [id = '', signature = '', ...rest] = (await params).video;
  const isPath = youtubeId.test(id) && /^[\w-]*$/.test(signature) && rest.length === 0;
  if (!isPath) return new NextResponse(null, { status: 404 });

  const poster = await posters.get(id, { mayFetch: isSignedPoster(id, signature) });
  const { body, type, lifetime } = poster;
  const isPoster = type === 'image/webp';
  return new NextResponse(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'content-type': type,
      'cache-control': `public, max-age=${lifetime}, s-maxage=${lifetime}${isPoster ? `, stale-while-revalidate=${weekInSeconds}` : ''}`,
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
}
