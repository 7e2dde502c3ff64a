import { NextResponse, type NextRequest } from 'next/server';

import { clientAddressHeader } from '@/lib/client-address';
import { enter } from '@/lib/entrance';
import { env, webhookSecrets } from '@/lib/env';
import { resolveAddress } from '@/lib/i18n/resolve-address';
import { policyOf } from '@/lib/policy.mjs';
import { unchanged } from '@/lib/unchanged';

/**
 * Leads every address to its page, or in one permanent redirect to the right address; tells a reader that asks again
 * for a file that it has not changed.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
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
    case 'page': {
      const headers = await unchanged(pathname, request.headers);
      if (headers) return new NextResponse(null, { status: 304, headers });

      return answerPage(request, address.internalPath);
    }
  }
}

function answerPage(request: NextRequest, internalPath: string): NextResponse {
  const { search, searchParams: query, origin } = request.nextUrl;
  const client = request.headers.get(clientAddressHeader);
  const entrance = enter({ internalPath, query, client, now: new Date(), secrets: webhookSecrets });
  if (entrance.kind === 'open') {
    const { headers } = entrance;
    return NextResponse.rewrite(new URL(`${entrance.internalPath}${search}`, origin), { headers });
  }

  return new NextResponse(entrance.html, {
    status: entrance.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': policyOf(entrance.html, { siteUrl: env.SITE_URL }),
      ...entrance.headers,
    },
  });
}

export const config = { runtime: 'nodejs', matcher: '/((?!_next/static/).*)' };
