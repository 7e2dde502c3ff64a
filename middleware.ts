import { NextResponse, type NextRequest } from 'next/server';

import { tours } from '@/content/tours/tours';
import { answerAbsent, answerAbsentFile } from '@/lib/absent-answer';
import { clientAddressHeader } from '@/lib/client-address';
import { enter } from '@/lib/entrance';
import { env, webhookSecrets } from '@/lib/env';
import { resolveAddress } from '@/lib/i18n/resolve-address';
import { lastHop } from '@/lib/last-hop';
import { lifeStories } from '@/lib/life-stories';
import { allowedMethods } from '@/lib/methods';
import { policyOf } from '@/lib/policy.mjs';
import { queryOf } from '@/lib/request-query';
import { unchanged } from '@/lib/unchanged';

/** The pages whose words are the site's own: what they may be called. */
const fixed = {
  '/biography/[name]': lifeStories.map(({ name }) => name),
  '/tours/[slug]': tours.map(({ slug }) => slug),
};

/**
 * Leads every address to its page, or in one permanent redirect to the right address; tells a reader that asks again
 * for a file that it has not changed.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, origin } = request.nextUrl;
  const search = queryOf(request.headers, request.nextUrl.search);
  const address = resolveAddress(pathname, search);

  const allowed = allowedMethods(address.kind === 'redirect' ? address.path : pathname);
  if (!allowed.includes(request.method)) {
    const allow = allowed.join(', ');
    return refuse(405, `Method Not Allowed: this takes ${allow}.`, { allow });
  }

  switch (address.kind) {
    case 'malformed':
      return refuse(400, 'Bad Request: this address cannot be decoded.');
    case 'too-long':
      return refuse(414, 'URI Too Long: no address of this site has so many letters.');
    case 'redirect': {
      const path = await lastHop(address.path);
      return NextResponse.redirect(new URL(`${path}${search}`, origin), {
        status: 308,
        headers: { 'cache-control': 'no-store' },
      });
    }
    case 'file':
      return (await answerAbsentFile(pathname, fixed)) ?? NextResponse.next();
    case 'page': {
      const headers = await unchanged(pathname, request.headers);
      if (headers) return new NextResponse(null, { status: 304, headers });

      return (
        (await answerAbsent(address.internalPath, origin, fixed)) ??
        answerPage(request, address.internalPath, new URLSearchParams(search))
      );
    }
  }
}

function refuse(status: number, text: string, headers: Record<string, string> = {}): NextResponse {
  return new NextResponse(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

function answerPage(
  request: NextRequest,
  internalPath: string,
  query: URLSearchParams,
): NextResponse {
  const { origin } = request.nextUrl;
  const client = request.headers.get(clientAddressHeader);
  const entrance = enter({ internalPath, query, client, now: new Date(), secrets: webhookSecrets });
  if (entrance.kind === 'open') {
    const { headers } = entrance;
    // Without its query: what a page needs of it stands in its path, and the rest would come back in what is not kept.
    return NextResponse.rewrite(new URL(entrance.internalPath, origin), { headers });
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

// The framework's own files need no decision, as long as their names are plain: at others it stumbles.
export const config = { runtime: 'nodejs', matcher: '/((?!_next/static/[\\w./~-]+$).*)' };
