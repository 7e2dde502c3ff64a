import 'server-only';

import { notFound, permanentRedirect, redirect } from 'next/navigation';

import { tagPage, tags } from './cache';
import { servesVisitors } from './env';
import { hasPageCache } from './has-page-cache.mjs';
import { isQueueFull } from './wordpress/request-queue';

/**
 * Runs what a page needs and settles how the page answers: with what it found, as 404 when there is no such thing
 * (`null`), or, when it cannot be had, with the last good page, and with a 503 where there never was one.
 *
 * @param screen which words the 503 page carries: a key of `unavailable.screens` in the messages
 * @returns null unless the thing was found; the page then renders its not-found view
 * @throws {Error} what `load` threw, during a build, in development and without our page cache; there a missing thing ends
 *   the page with the framework's own 404
 */
export async function settle<Thing>(
  screen: string,
  load: () => Promise<Thing | null>,
): Promise<Thing | null> {
  const thing = await orElse(load, `unavailable.${screen}`);
  if (thing === null && isWithoutPageCache()) notFound();
  if (thing === null) await tagPage([tags.outcome('not-found')]);

  return thing ?? null;
}

/**
 * Runs what one section of a page needs. When it cannot be had, the last good page stays; where there never was one,
 * the page is shown without the section and is not kept.
 *
 * @returns null when the section has to be left out
 * @throws {Error} what `load` threw, during a build and in development
 */
export async function settleSection<Thing>(load: () => Promise<Thing>): Promise<Thing | null> {
  return (await orElse(load, 'partial')) ?? null;
}

/**
 * Keeps the page that is being rendered out of every cache: it is made for whoever asked. A page of this kind is
 * `force-static` all the same, because only then does it have a status, and a 503 page where its data cannot be had.
 *
 * @throws {Error} without our page cache: a platform's own would store the page and serve it to others
 */
export async function leaveUnkept(status = 200): Promise<void> {
  if (isWithoutPageCache()) {
    throw new Error(
      'Searches and previews need lib/page-cache.mjs, which this platform does not load',
    );
  }
  await tagPage([tags.outcome(`unkept.${status}`)]);
}

/**
 * Answers with one permanent redirect, which no cache keeps where the address never showed anything. The framework's
 * own redirect would name the place twice when a page is made for the first time.
 *
 * @param path a visible path of ours, percent-encoded
 */
export async function moveTo(path: string): Promise<null> {
  if (!servesVisitors || isWithoutPageCache()) permanentRedirect(path);

  await tagPage([tags.outcome(`moved.${encodeURIComponent(decodeURI(path))}`)]);
  return null;
}

/**
 * Answers with one temporary redirect that no cache keeps: what was asked for is not there, and something near it is.
 *
 * @param path a visible path of ours, percent-encoded
 */
export async function leadTo(path: string): Promise<null> {
  if (!servesVisitors || isWithoutPageCache()) redirect(path);

  await tagPage([tags.outcome(`elsewhere.${encodeURIComponent(decodeURI(path))}`)]);
  return null;
}

async function orElse<Thing>(
  load: () => Promise<Thing>,
  outcome: string,
): Promise<Thing | undefined> {
  try {
    return await load();
  } catch (error) {
    // A build must not publish a failure as a page, and a developer wants to see it.
    if (isRedirect(error) || !servesVisitors || isWithoutPageCache()) throw error;

    if (!isQueueFull(error)) console.error(error);
    await tagPage([tags.outcome(outcome)]);
    return undefined;
  }
}

/** Does a server answer visitors without the cache handler that reads a page's outcome? */
const isWithoutPageCache = () => servesVisitors && !hasPageCache();

// The framework redirects by throwing.
function isRedirect(error: unknown): boolean {
  return error instanceof Error && 'digest' in error;
}
