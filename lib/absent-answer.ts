import 'server-only';

import { NextResponse } from 'next/server';

import { absentPage, isAbsentPage } from './absent-page';
import { standingOf, type FixedNames } from './address-standing';
import { localizedPath } from './i18n/href';
import { isLocale, routing } from './i18n/routing';
import { loggablePath } from './loggable-path';
import { waitToRefuse } from './refusal-rate';
import { visitIsStrange, whoAsks } from './visits.mjs';

const notStored = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' };

/** Answers that are no pages, by the internal path: a file has no words, and a film or release leads to all of them. */
const file = /^\/[^/]+\/(?:sitemaps\/[^/]+|events\/[^/]+\/event\.ics)$/;
const work = /^\/[^/]+\/(videos|music)\/[^/]+$/;
const event = /^\/[^/]+\/events\/[^/]+$/;

/**
 * The answer to an address of which the site knows that it leads nowhere: WordPress is not asked, and no page is made.
 * Where that is not known, it notes that the address may be made up: what it asks for then comes last.
 *
 * @param internalPath of the page, e.g. `/de/events/klang`
 * @param origin of the request
 * @param fixed as for standingOf
 * @returns null when a page has to see to it
 */
export async function answerAbsent(
  internalPath: string,
  origin: string,
  fixed: FixedNames,
): Promise<NextResponse | null> {
  // The page cache has to hear that a page is gone, or it would show it again one day.
  if (whoAsks() === 'renewal') return null;
  // With several processes another one may answer our own question. It renders the page instead of asking the next one.
  if (isAbsentPage(internalPath)) return (await waitToRefuse()) ? null : busy();
  const standing = await standingOf(internalPath, fixed);
  if (standing === 'unknown') visitIsStrange();
  if (standing === 'known' || standing === 'unknown') return null;
  if (!(await waitToRefuse())) return busy();
  if (standing === 'nowhere') console.warn(`Page not found: ${loggablePath(internalPath)}`);

  return refusal(internalPath, origin);
}

function refusal(internalPath: string, origin: string): NextResponse | Promise<NextResponse> {
  if (file.test(internalPath)) return noFile();
  const given = internalPath.split('/')[1];
  const locale = isLocale(given) ? given : routing.defaultLocale;
  const list = work.exec(internalPath)?.[1] as 'videos' | 'music' | undefined;
  if (!list) return absentPage(locale, event.test(internalPath) ? 'event' : 'page', origin);

  const url = new URL(localizedPath({ pathname: `/${list}` }, locale), origin);
  return NextResponse.redirect(url, { status: 307, headers: notStored });
}

const picture = /^\/api\/share\/[^/]+\/([^/]+)(\/.*)?$/;
const pressKit = /^\/api\/press-kit\/([^/]+)$/;

/**
 * The same for files that are made for pages. The address of a page's picture holds a word that nobody checks before, so
 * that all of them may be made up.
 *
 * @param pathname of the request, e.g. `/api/share/0/de/events/klang`
 * @param fixed as for standingOf
 */
export async function answerAbsentFile(
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

  visitIsStrange();
  const standing = await standingOf(`/${locale}${page}`, fixed);
  return standing === 'known' || standing === 'unknown';
}

const noFile = () => new NextResponse(null, { status: 404, headers: notStored });

const busy = () =>
  new NextResponse('Service Unavailable: too many ask for what is not there.\n', {
    status: 503,
    headers: { ...notStored, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  });
