import { NextResponse, type NextRequest } from 'next/server';

import { pressKit } from '@/content/press/kit';
import { tours } from '@/content/tours/tours';
import { notFoundResponse, fileNotFoundResponse } from '@/lib/http/not-found-response';
import { clientAddressHeader } from '@/lib/http/client-ip';
import { checkRequest } from '@/lib/http/search-and-preview-gate';
import { env, webhookSecrets } from '@/lib/config/env';
import { resolveAddress } from '@/lib/i18n/resolve-address';
import { finalRedirectTarget } from '@/lib/http/redirect-target';
import { printNameOf } from '@/lib/data/press/press';
import { performerBios } from '@/lib/data/performer-bios';
import { allowedMethods, maxBodySize } from '@/lib/http/allowed-methods';
import { buildCsp } from '@/lib/http/content-security-policy.mjs';
import { queryOf } from '@/lib/http/request-query';
import { waitBeforeRejecting } from '@/lib/http/not-found-rate-limit';
import { isSignedPicture } from '@/lib/media/picture-signature';
import { imageOptimizer } from '@/lib/next-internals/addresses.mjs';

/** Routes whose content is in this repository, with all names that their URLs may have. */
const fixed = {
  '/biography/[name]': performerBios.map(({ name }) => name),
  '/tours/[slug]': tours.map(({ slug }) => slug),
  '/api/press-kit/[locale]/[photo]': pressKit.photos.map(printNameOf),
};

/**
 * Runs for every request except those for plain files of the build. Rewrites the URL to its page below `app/`,
 * redirects once (308) to the right URL, or responds directly: 400, 404, 405, 413 or 414 for a URL, method or body that
 * the site does not accept, and 403, 410 or 429 for a refused preview or search.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, origin } = request.nextUrl;
  const search = queryOf(request.headers, request.nextUrl.search);
  const address = resolveAddress(pathname, search);

  const allowed = allowedMethods(address.kind === 'redirect' ? address.path : pathname);
  if (!allowed.includes(request.method)) {
    const allow = allowed.join(', ');
    return refuse(405, `Method Not Allowed: this URL accepts only ${allow}.`, { allow });
  }
  const limit = maxBodySize(request.method, pathname);
  if (limit > 0 && Number(request.headers.get('content-length')) > limit) {
    return refuse(413, `Content Too Large: this URL accepts at most ${limit / 1024} KB.`);
  }

  switch (address.kind) {
    case 'malformed':
      return refuse(400, 'Bad Request: this URL cannot be decoded.');
    case 'too-long':
      return refuse(414, 'URI Too Long: no URL of this site is this long.');
    case 'redirect': {
      const path = await finalRedirectTarget(address.path);
      return NextResponse.redirect(new URL(`${path}${search}`, origin), {
        status: 308,
        headers: { 'cache-control': 'no-store' },
      });
    }
    case 'file':
      if (pathname.startsWith(imageOptimizer) && !isSignedPicture(search, webhookSecrets)) {
        return refuse(404, 'Not Found: no page of this site shows this picture.');
      }
      return (await fileNotFoundResponse(pathname, origin, fixed)) ?? NextResponse.next();
    case 'page':
      return (
        (await notFoundResponse(address.internalPath, origin, fixed)) ??
        respondWithPage(request, address.internalPath, new URLSearchParams(search))
      );
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

async function respondWithPage(
  request: NextRequest,
  internalPath: string,
  query: URLSearchParams,
): Promise<NextResponse> {
  const { origin } = request.nextUrl;
  const client = request.headers.get(clientAddressHeader);
  const decision = checkRequest({
    internalPath,
    query,
    client,
    now: new Date(),
    secrets: webhookSecrets,
  });
  if (decision.kind === 'allowed') {
    const { headers } = decision;
    // The query is not passed on, because Next.js would write all of it into a page that is not stored. The parameters
    // that a page needs are already segments of its path.
    return NextResponse.rewrite(new URL(decision.internalPath, origin), { headers });
  }

  // Refusals are limited too: a flood of searches must not use up the processor.
  await waitBeforeRejecting();
  return new NextResponse(decision.html, {
    status: decision.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': buildCsp(decision.html, {
        siteUrl: env.SITE_URL,
        isScripted: false,
      }),
      ...decision.headers,
    },
  });
}

// Files of the build with plain names bypass the middleware. Other names below their folder go through it, because
// Next.js would fail with them.
export const config = { runtime: 'nodejs', matcher: '/((?!_next/static/[\\w./~-]+$).*)' };
