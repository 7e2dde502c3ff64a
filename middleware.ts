import { NextResponse, type NextRequest } from 'next/server';

import { resolveAddress } from '@/lib/i18n/resolve-address';

/** Leads every address to its page, or in one permanent redirect to the right address. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search, origin } = request.nextUrl;
  const address = resolveAddress(pathname, search);

  switch (address.kind) {
    case 'malformed':
      return new NextResponse('Bad Request: this address cannot be decoded.\n', {
        status: 400,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      });
    case 'redirect':
      return NextResponse.redirect(new URL(`${address.path}${search}`, origin), {
        status: 308,
        headers: { 'cache-control': 'no-store' },
      });
    case 'file':
      return NextResponse.next();
    case 'page':
      return NextResponse.rewrite(new URL(`${address.internalPath}${search}`, origin));
  }
}

export const config = { runtime: 'nodejs', matcher: '/((?!_next/static/).*)' };
