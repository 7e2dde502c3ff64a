import 'server-only';

import { NextResponse } from 'next/server';

import { contentTypeNames, contentTypes } from '../data/content-types';
import { internalPath as pathBelowApp, localizedPath } from '../i18n/href';
import { matchPattern } from '../i18n/match-route';
import { isLocale, routing, type Locale } from '../i18n/routing';
import { addressStatusOf, type FixedNames } from './address-status';
import { loggablePath } from './loggable-path';
import { notFoundPage } from './not-found-page';
import { waitBeforeRejecting } from './not-found-rate-limit';
import { markUnknownAddress, requestPurpose } from './request-context.mjs';

/**
 * Answers a request for a page that does not exist, without rendering: 404, or a redirect (308) when the item has moved, or (307)
 * to the list where its content type wants that. 503 when too many such requests come at once. At most it waits for the list of
 * all slugs, which is fetched once for many requests.
 *
 * @param internalPath of the page, e.g. `/de/events/klang`
 * @param origin of the request
 * @param fixed for each route whose content is in this repository, all names that its address may have
 * @returns null when the page exists or that is not known: Next.js then renders it
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
  if (status === 'nowhere') console.warn(`Page not found: ${loggablePath(internalPath)}`);

  return refusal(internalPath, locale, origin);
}

/** Files get a bare 404, without a page. */
const file = /^\/[^/]+\/(?:sitemaps\/[^/]+|events\/[^/]+\/event\.ics)$/;

function refusal(internalPath: string, locale: Locale, origin: string): NextResponse | null {
  if (file.test(internalPath)) return noFile();
  const missing = contentTypeAt(internalPath);
  if (missing?.whenMissing === 'redirect-to-list')
    return redirect(localizedPath({ pathname: missing.lists[0].route }, locale), 307, origin);

  const page = notFoundPage(locale, missing?.whenMissing === 'event-not-found' ? 'event' : 'page');
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

/** A share image or a press kit: its version if it has one, its language and its page. */
const fileOfPage = /^\/api\/(?:press-kit|share\/([^/]+))\/([^/]+)(\/.*)?$/;

/**
 * Does the same as `notFoundResponse` for files that belong to pages.
 *
 * @param pathname of the request, e.g. `/api/share/0/de/events/klang`
 * @param origin as above
 * @param fixed as above
 */
export async function fileNotFoundResponse(
  pathname: string,
  origin: string,
  fixed: FixedNames,
): Promise<NextResponse | null> {
  const [, version, locale, page = ''] = fileOfPage.exec(pathname) ?? [];
  if (!locale) return null;
  if (!isLocale(locale)) return (await waitBeforeRejecting()) ? noFile() : busy();
  if (!version) return null;

  // The version may be made up, and an image of a wrong version costs a request to WordPress.
  markUnknownAddress();
  const status = await addressStatusOf(`/${locale}${page}`, fixed);
  if (status === 'page') return null;
  if (!(await waitBeforeRejecting())) return busy();
  if (typeof status === 'string') return noFile();

  return redirect(`/api/share/${version}${pathBelowApp(status, locale)}`, 308, origin);
}

const notStored = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' };

function redirect(path: string, status: number, origin: string): NextResponse {
  return NextResponse.redirect(new URL(path, origin), { status, headers: notStored });
}

const noFile = () => new NextResponse(null, { status: 404, headers: notStored });

const busy = () =>
  new NextResponse('Service Unavailable: too many requests for pages that do not exist.\n', {
    status: 503,
    headers: { ...notStored, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  });
