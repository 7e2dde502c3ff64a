import 'server-only';

import { storedDataRequestedAt } from '../cache/stored-pages.mjs';
import { env } from '../config/env';
import { internalPaths, type Href } from '../i18n/href';
import { isShuttingDown } from '../http/shutdown';
import { renderNowHeader } from '../next-internals/headers.mjs';
import { processState } from '../next-internals/process-state.mjs';
import { readRenderKey } from '../next-internals/render-key.mjs';
import { dataRequestedAtHeader, warmingHeaders } from '../http/request-context.mjs';
import { requestOwnPage } from '../http/self-request';
import { warmPictures } from './warm-pictures';
import { WarmingQueue } from './warming-queue';

/** In milliseconds. */
const deadline = 15_000;
// The first attempt may join a rendering that began before the change. The second may join a rendering that a visitor's
// request has started in the meantime.
const maxTries = 3;

// The number of pages that are warmed first, all at once: the two pages that an editor looks at first, in both
// languages. The rest is rendered after them, two at a time, because one thread renders all pages, and WordPress and
// this process may share one small machine with waiting visitors.
const urgentPages = 4;
// How long a page may wait in `rest` before it goes first, in milliseconds. In a burst of edits, one thread cannot
// render every page for each edit. The pages of `rest` then wait, and are rendered once for several edits. The aim is
// that each page shows an edit within three seconds.
const maxWait = 2_000;
// The same for feeds and sitemaps, which no visitor waits for. In a burst of edits they are rendered six times a minute.
const maxWaitOfFiles = 10_000;
// Pictures are made when no page has been warmed for this time, in milliseconds. In a burst of edits, making a picture
// between two edits would keep a processor busy for a second.
const idleBeforePictures = 2_000;
// Read when the process starts, and not later: a new build in the same folder has another key.
const renderKey = readRenderKey(env.NEXT_DIST_DIR);
const state = processState('warming', () => ({
  first: new WarmingQueue(urgentPages, 0),
  rest: new WarmingQueue(2, maxWait),
  files: new WarmingQueue(1, maxWaitOfFiles),
  /** When pages were last warmed, in milliseconds since 1970. */
  warmedAt: 0,
}));

/**
 * Renders pages again, in every language and in the order given, and waits until each is fresh. The first request after
 * an expiry still gets the old page, and that request should not be a visitor's.
 *
 * The first pages of each call are rendered in the order of the calls. After them, the pages of the newest call go
 * first, until older ones have waited too long. If a page is still waiting from an earlier call, it is warmed once for
 * both calls. A page that a visitor's request has rendered since the change is not rendered again. Feeds and sitemaps
 * come after the pages. When the process shuts down, the remaining pages stay expired, and the next process renders
 * them.
 */
export async function warmPages(pages: Href[], feedsAndSitemaps: Href[] = []): Promise<void> {
  const { first, rest, files } = state;
  const changedAt = Date.now();
  const addresses = pages.flatMap(internalPaths);
  const warm = (paths: string[], queue: WarmingQueue) =>
    Promise.all(
      paths.map((path) =>
        queue.add(path, changedAt, () => warmUnlessShuttingDown(path, changedAt, queue)),
      ),
    );

  await warm(addresses.slice(0, urgentPages), first);
  await warm(addresses.slice(urgentPages), rest);
  await warm(feedsAndSitemaps.flatMap(internalPaths), files);
  state.warmedAt = Date.now();
  if (env.MAKE_PICTURES === 'early') void warmPictures(addresses, arePagesUrgent);
}

/**
 * Whether this page was stored, in every language, with data that was requested at this time or later. The last good
 * page, which is stored again after a failure, does not count. A failed page that never had a last good one does: no
 * visitor can get an old page there. Only the pages that were stored last are known.
 *
 * @param moment in milliseconds since 1970
 */
export const isStoredSince = (page: Href, moment: number): boolean =>
  internalPaths(page).every((path) => storedDataRequestedAt(path) >= moment);

/** Whether pages are being warmed, or have been warmed so recently that the next edit may follow. */
function arePagesUrgent(): boolean {
  const { first, rest, files, warmedAt } = state;
  const areWarming = [first, rest, files].some(({ isIdle }) => !isIdle);

  return areWarming || Date.now() - warmedAt < idleBeforePictures;
}

async function warmUnlessShuttingDown(
  path: string,
  changedAt: number,
  queue: WarmingQueue,
): Promise<void> {
  if (isShuttingDown()) return;
  try {
    await warmPage(path, changedAt, queue);
  } catch (error) {
    if (!isShuttingDown())
      console.error(
        `${path} could not be rendered after an edit; the site tries again at the next request for it`,
        error,
      );
  }
}

/**
 * Renders a page until its data is newer than the change. In a burst of edits, the page may have expired again: then
 * this function stops, and the call for the newer change warms the page.
 *
 * @throws {Error} when the data is still older after three renderings, or there is no response in time
 */
async function warmPage(path: string, changedAt: number, queue: WarmingQueue): Promise<void> {
  if (storedDataRequestedAt(path) >= changedAt) return;
  for (let tries = 0; tries < maxTries; tries++) {
    if ((await renderPage(path)) >= changedAt || queue.isWaiting(path)) return;
  }
  throw new Error(
    `${path} was rendered ${maxTries} times and still has the data from before the change`,
  );
}

/**
 * Renders a page.
 *
 * @returns when its data was requested, in milliseconds since 1970; infinity for a page without data, and after a
 *   failure, which the page cache has logged
 */
async function renderPage(path: string): Promise<number> {
  const { status, headers } = await requestOwnPage(path, {
    headers: { ...warmingHeaders, [renderNowHeader]: renderKey },
    deadline,
  });
  return status >= 500 ? Infinity : Number(headers.get(dataRequestedAtHeader) ?? Infinity);
}
