import 'server-only';

import { NextResponse } from 'next/server';

import { contentTypeNames, contentTypes } from '../data/content-type-registry';
import { internalPath as pathBelowApp, localizedPath } from '../i18n/href';
import { matchPattern } from '../i18n/match-route';
import { isLocale, routing, type Locale } from '../i18n/routing';
import { addressStatusOf, printPhotos, type FixedNames } from './address-status';
import { noStore } from './cache-control.mjs';
import { loggablePath } from './loggable-path';
import { prerenderedNotFoundPage } from './prerendered-not-found-page';
import { waitBeforeRejecting } from './not-found-rate-limit';
import { markUnknownAddress, requestPurpose } from './request-context.mjs';

/**
 * The response for a page that does not exist, made without rendering. The status is 404, 308 when the item has a new
 * URL, or 307 when the content type redirects to its list. It is 503 when there are too many such requests at once. A
 * request may wait for the list of all slugs, which is fetched once for many requests, and for the rate limit of 404
 * responses.
 *
 * @param internalPath the path of the page below `app/`, e.g. `/de/events/klang`
 * @param origin the origin of the request
 * @param fixed for each route whose content is in this repository, all valid values of its parameter
 * @returns null when the page exists, when that is not known, and when the build has no 404 page: Next.js then renders
 *   the page
 */
export async function notFoundResponse(
  internalPath: string,
  origin: string,
  fixed: FixedNames,
): Promise<NextResponse | null> {
  // This process sends the request to itself, to warm the page. The page must be rendered: otherwise the page cache
  // would keep the stored page of an item that was removed.
  if (requestPurpose() === 'warming') return null;
  const status = await addressStatusOf(internalPath, fixed);
  if (status === 'page') return null;
  const isMoved = typeof status === 'object';
  if (!(await waitBeforeRejecting({ isRedirect: isMoved }))) return busy();
  const locale = localeOf(internalPath);
  if (isMoved) return redirect(localizedPath(status, locale), 308, origin);
  if (status === 'no-route') console.warn(`Page not found: ${loggablePath(internalPath)}`);

  return refusal(internalPath, locale, origin);
}

/** Paths of files. A missing file gets a 404 without a body. */
const file = /^\/[^/]+\/(?:sitemaps\/[^/]+|events\/[^/]+\/event\.ics)$/;

function refusal(internalPath: string, locale: Locale, origin: string): NextResponse | null {
  if (file.test(internalPath)) return noFile();
  const missing = contentTypeAt(internalPath);
  if (missing?.whenMissing === 'redirect-to-list')
    return redirect(localizedPath({ pathname: missing.lists[0].route }, locale), 307, origin);

  const page = prerenderedNotFoundPage(
    locale,
    missing?.whenMissing === 'event-not-found' ? 'event' : 'page',
  );
  return (
    page && new NextResponse(page.html, { status: 404, headers: { ...page.headers, ...notStored } })
  );
}

/** The content type that has an item at this path. Null when none has. */
function contentTypeAt(internalPath: string) {
  const segments = internalPath.split('/').slice(2);
  const name = contentTypeNames.find((each) => matchPattern(contentTypes[each].item, segments));

  return name ? contentTypes[name] : null;
}

function localeOf(internalPath: string): Locale {
  const given = internalPath.split('/')[1];

  return isLocale(given) ? given : routing.defaultLocale;
}

/**
 * Matches the path of a share image, a press kit or one of its JPEGs. The groups are the version of a share image, the
 * language, and the page or JPEG.
 */
const fileOfPage = /^\/api\/(?:press-kit|share\/([^/]+))\/([^/]+)(\/.*)?$/;

/**
 * Does the same as `notFoundResponse` for files that belong to pages: share images and press kits.
 *
 * @param pathname the path of the request, e.g. `/api/share/0/de/events/klang`
 * @param origin as for `notFoundResponse`
 * @param fixed as for `notFoundResponse`
 */
export async function fileNotFoundResponse(
  pathname: string,
  origin: string,
  fixed: FixedNames,
): Promise<NextResponse | null> {
  const [, version, locale, page = ''] = fileOfPage.exec(pathname) ?? [];
  if (!locale) return null;
  const isUnknownPhoto = !version && page && !fixed[printPhotos]?.includes(page.slice(1));
  if (!isLocale(locale) || isUnknownPhoto) return (await waitBeforeRejecting()) ? noFile() : busy();
  if (!version) return null;

  // A client may have invented the version, and an image of a wrong version costs a request to WordPress.
  markUnknownAddress();
  const status = await addressStatusOf(`/${locale}${page}`, fixed);
  if (status === 'page') return null;
  if (!(await waitBeforeRejecting())) return busy();
  if (typeof status === 'string') return noFile();

  return redirect(`/api/share/${version}${pathBelowApp(status, locale)}`, 308, origin);
}

const notStored = { 'cache-control': noStore };

function redirect(path: string, status: number, origin: string): NextResponse {
  return NextResponse.redirect(new URL(path, origin), { status, headers: notStored });
}

const noFile = () => new NextResponse(null, { status: 404, headers: notStored });

const busy = () =>
  new NextResponse('Service Unavailable: too many requests for pages that do not exist.\n', {
    status: 503,
    headers: { ...notStored, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  });
