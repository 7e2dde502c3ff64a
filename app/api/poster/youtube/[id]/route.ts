import { NextResponse } from 'next/server';

import { youtubeId } from '@/lib/html/films';
import { getPoster } from '@/lib/poster';

type Context = RouteContext<'/api/poster/youtube/[id]'>;

/** The poster of a film from our own host, or a figure in its place: 200 in either case, 404 for what is no id. */
export async function GET(_: Request, { params }: Context): Promise<NextResponse> {
  const { id } = await params;
  if (!youtubeId.test(id)) return new NextResponse(null, { status: 404 });
  const { image, isDrawn } = await getPoster(id);
  const age = isDrawn ? 600 : 604_800;

  return new NextResponse(new Uint8Array(image), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': `public, max-age=${age}, s-maxage=${age}`,
      'x-content-type-options': 'nosniff',
    },
  });
}
