import 'server-only';

import { NextResponse } from 'next/server';

import { notFoundPage, isNotFoundPage } from './not-found-page';
import { addressStatusOf, type FixedNames } from './address-status';
import { contentTypeNames, contentTypes } from '../data/content-types';
import { localizedPath } from '../i18n/href';
import { matchPattern } from '../i18n/match-route';
import { isLocale, routing } from '../i18n/routing';
import { loggablePath } from './loggable-path';
import { movedTo } from './moved-address';
import { waitToRefuse } from './refusal-rate';
import { markUnknownAddress, requestPurpose } from './request-context.mjs';

const notStored = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' };

/** Files get a bare 404, without a page. */
const file = /^\/[^/]+\/(?:sitemaps\/[^/]+|events\/[^/]+\/event\.ics)$/;

/**
 * The response to an address that is known not to exist (404), or whose item has another address now (redirect). It
 * needs no request to WordPress and no rendered page. If the list of slugs cannot decide, the request is marked as one
 * for an unknown address, and its requests to WordPress come last.
 *
 * @param internalPath of the page, e.g. `/de/events/klang`
 * @param origin of the request
 * @param fixed as for addressStatusOf
 * @returns null when the page itself must answer
 */
export async function notFoundResponse(
  internalPath: string,
  origin: string,
  fixed: FixedNames,
): Promise<NextResponse | null> {
  // This process itself asks how a page answers. It must be rendered: otherwise the page cache would not learn that it is
  // gone.
  if (requestPurpose() === 'warming') return null;
  // With several processes, another one may get the request that this process sends to itself for the 404 page. It
  // renders the page, and does not request it again.
  if (isNotFoundPage(internalPath)) return (await waitToRefuse()) ? null : busy();
  const standing = await addressStatusOf(internalPath, fixed);
  if (standing === 'known') return null;
  const current = standing === 'unknown' ? await movedTo(internalPath) : null;
  if (standing === 'unknown' && !current) {
    markUnknownAddress();
    return null;
  }
  if (!(await waitToRefuse({ isRedirect: current !== null }))) return busy();
  if (current) return redirect(current, 308, origin);
  if (standing === 'nowhere') console.warn(`Page not found: ${loggablePath(internalPath)}`);

  return refusal(internalPath, origin);
}

function refusal(internalPath: string, origin: string): NextResponse | Promise<NextResponse> {
  if (file.test(internalPath)) return noFile();
  const given = internalPath.split('/')[1];
  const locale = isLocale(given) ? given : routing.defaultLocale;
  const missing = contentTypeAt(internalPath);
  if (missing?.whenMissing !== 'redirect-to-list')
    return notFoundPage(
      locale,
      missing?.whenMissing === 'event-not-found' ? 'event' : 'page',
      origin,
    );

  return redirect(localizedPath({ pathname: missing.lists[0].route }, locale), 307, origin);
}

function redirect(path: string, status: number, origin: string): NextResponse {
  return NextResponse.redirect(new URL(path, origin), { status, headers: notStored });
}

/** The content type that has an item at this path. Null when none has. */
function contentTypeAt(internalPath: string) {
  const segments = internalPath.split('/').slice(2);
  const name = contentTypeNames.find((each) => matchPattern(contentTypes[each].item, segments));

  return name ? contentTypes[name] : null;
}

const picture = /^\/api\/share\/[^/]+\/([^/]+)(\/.*)?$/;
const pressKit = /^\/api\/press-kit\/([^/]+)$/;

/**
 * The same for files that belong to pages. The address of a share image contains a slug that was not checked before, so
 * any of them may not exist.
 *
 * @param pathname of the request, e.g. `/api/share/0/de/events/klang`
 * @param fixed as for addressStatusOf
 */
export async function fileNotFoundResponse(
  pathname: string,
  fixed: FixedNames,
): Promise<NextResponse | null> {
  if (await isThere(pathname, fixed)) return null;

  return (await waitToRefuse()) ? noFile() : busy();
}

async function isThere(pathname: string, fixed: FixedNames): Promise<boolean> {
  const language = pressKit.exec(pathname)?.[1];
  if (language) return isLocale(language);
  const [, locale, page = ''] = picture.exec(pathname) ?? [];
  if (!locale) return true;
  if (!isLocale(locale)) return false;

  markUnknownAddress();
  const standing = await addressStatusOf(`/${locale}${page}`, fixed);
  return standing === 'known' || standing === 'unknown';
}

const noFile = () => new NextResponse(null, { status: 404, headers: notStored });

const busy = () =>
  new NextResponse('Service Unavailable: too many requests for pages that do not exist.\n', {
    status: 503,
    headers: { ...notStored, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  });
