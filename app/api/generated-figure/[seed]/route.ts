import { NextResponse } from 'next/server';

import { maxSeed, toFigure } from '@/lib/media/generated-figure';

type Context = RouteContext<'/api/generated-figure/[seed]'>;

/** A drawn figure (SVG, 800 by 500) for a seed from 0 to 2^32 - 1 in decimal digits. 404 for anything else. */
export async function GET(_: Request, { params }: Context): Promise<NextResponse> {
  const { seed } = await params;
  if (!/^\d{1,10}$/.test(seed) || Number(seed) > maxSeed) {
    return new NextResponse(null, { status: 404 });
  }

  return new NextResponse(toFigure(Number(seed)), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800, s-maxage=604800',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
}
