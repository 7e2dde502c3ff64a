import 'server-only';

import { notFound, permanentRedirect, redirect, unstable_rethrow } from 'next/navigation';

import { pageStatusTag, type PageStatus } from './page-status-tags.mjs';
import { tagPage } from './tags';
import { servesVisitors } from '../config/env';
import { hasPageCache } from './has-page-cache.mjs';
import { isQueueFull } from '../wordpress/request-queue';

/**
 * Loads what a page needs. When `load` returns null, the status of the page is 404. When it throws, visitors get the
 * last good page, or a page with status 503 if none was ever stored.
 *
 * @param screen which text the 503 page shows: a key of `unavailable.screens` in the messages
 * @returns null when the item does not exist or could not be loaded; the page then renders its not-found view
 * @throws {Error} what `load` threw, during a build, in development and without our page cache. Without the page cache,
 *   a missing item gives the 404 of Next.js
 */
export async function loadOrFallBack<Thing>(
  screen: string,
  load: () => Promise<Thing | null>,
): Promise<Thing | null> {
  const thing = await loadOrTagFailure(load, { code: '503', detail: screen });
  if (thing === null && isWithoutPageCache()) notFound();
  if (thing === null) await tagPageStatus({ code: '404', detail: '' });

  return thing ?? null;
}

/**
 * Loads what one section of a page needs. When `load` throws, the last good page stays. If none was ever stored, the
 * page is shown without the section and is not stored.
 *
 * @returns null when the section must be left out
 * @throws {Error} what `load` threw, during a build and in development
 */
export async function loadSectionOrFallBack<Thing>(
  load: () => Promise<Thing>,
): Promise<Thing | null> {
  return (await loadOrTagFailure(load, { code: 'partial', detail: '' })) ?? null;
}

/**
 * Marks the page that is being rendered as `no-store`: it is for one visitor only. Such a page is still `force-static`:
 * otherwise the page cache could not set its status, or replace it with the 503 page when its data cannot be loaded.
 *
 * @throws {Error} without our page cache: the page cache of a platform would store the page and serve it to others
 */
export async function markNoStore(status = 200): Promise<void> {
  await markForOneVisitor({ code: 'no-store', detail: String(status) });
}

/**
 * Marks the page that is being rendered as `private`. The same as `markNoStore`, but the visitor's browser may store
 * the page, so that Back and Forward show it at once.
 *
 * @throws {Error} as `markNoStore`
 */
export async function markPrivate(): Promise<void> {
  await markForOneVisitor({ code: 'private', detail: '' });
}

async function markForOneVisitor(pageStatus: PageStatus): Promise<void> {
  if (isWithoutPageCache()) {
    throw new Error(
      'Searches and previews need lib/cache/page-cache.mjs, which this platform does not load',
    );
  }
  await tagPageStatus(pageStatus);
}

/**
 * Responds with one permanent redirect (308). It is stored only when the URL had a stored page before.
 *
 * With our page cache, the redirect of Next.js is not used, because Next.js takes its Location from the response to the
 * visitor. When a stored page is rendered again in the background, that response has already been sent, and the
 * redirect would be stored without a Location.
 *
 * @param path a public path of this site, percent-encoded
 * @returns null, for pages that render nothing after a redirect
 */
export async function redirectPermanently(path: string): Promise<null> {
  if (!servesVisitors || isWithoutPageCache()) permanentRedirect(path);

  await tagPageStatus({ code: '308', detail: path });
  return null;
}

/**
 * Responds with one temporary redirect (307) that no cache stores: the URL does not exist, but a similar page does.
 *
 * @param path a public path of this site, percent-encoded
 * @returns null, for pages that render nothing after a redirect
 */
export async function redirectTemporarily(path: string): Promise<null> {
  if (!servesVisitors || isWithoutPageCache()) redirect(path);

  await tagPageStatus({ code: '307', detail: path });
  return null;
}

const tagPageStatus = (pageStatus: PageStatus) => tagPage([pageStatusTag(pageStatus)]);

async function loadOrTagFailure<Thing>(
  load: () => Promise<Thing>,
  pageStatus: PageStatus,
): Promise<Thing | undefined> {
  try {
    return await load();
  } catch (error) {
    // Next.js throws an error to redirect. It must reach Next.js.
    unstable_rethrow(error);
    // A build must not publish a failure as a page, and a developer should see it.
    if (!servesVisitors || isWithoutPageCache()) throw error;

    if (!isQueueFull(error)) console.error('Data of a page could not be loaded', error);
    await tagPageStatus(pageStatus);
    return undefined;
  }
}

/** Whether this server serves visitors without our page cache. Then nothing reads the status of a page. */
const isWithoutPageCache = () => servesVisitors && !hasPageCache();
