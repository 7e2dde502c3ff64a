import { NextResponse } from 'next/server';

import { youtubeId } from '@/lib/html/films';
import { posters } from '@/lib/posters';
import { isSignedPoster } from '@/lib/posters/address';

type Context = RouteContext<'/api/poster/youtube/[...film]'>;

const aWeek = 604_800;

/**
 * The poster of a film from our own host (WebP, 1280 by 720), by its id and our signature: 200 with the picture, or at once
 * with a drawn figure (SVG) while there is none; 404 for what is no id. Unsigned, nobody is asked for it.
 */
export async function GET(_: Request, { params }: Context): Promise<NextResponse> {
  const [id = '', signature = '', ...rest] = (await params).film;
  if (!youtubeId.test(id) || rest.length > 0) return new NextResponse(null, { status: 404 });

  const poster = await posters.get(id, { mayFetch: isSignedPoster(id, signature) });
  const { body, type, lifetime } = poster;
  const isFilm = type === 'image/webp';
  return new NextResponse(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'content-type': type,
      'cache-control': `public, max-age=${lifetime}, s-maxage=${lifetime}${isFilm ? `, stale-while-revalidate=${aWeek}` : ''}`,
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
}
