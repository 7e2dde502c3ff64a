import 'server-only';

import { setTimeout as wait } from 'node:timers/promises';

import { isPictureRequested } from '../http/picture-requests';
import { warmingHeaders } from '../http/request-context.mjs';
import { requestOwnPage } from '../http/self-request';
import { isShuttingDown } from '../http/shutdown';
import { addressesIn } from '../media/srcset';
import { imageOptimizer } from '../next-internals/addresses.mjs';
import { processState } from '../next-internals/process-state.mjs';

/** In milliseconds. Converting a large photograph takes some seconds on a machine with two busy processors. */
const deadline = 30_000;
const maxPages = 200;
const maxPictures = 5_000;
/** Milliseconds between two checks of whether making pictures may go on. */
const pause = 100;

const state = processState('pictureWarming', () => ({
  /** Internal paths of pages whose pictures must still be made. */
  pages: new Set<string>(),
  /** URLs that have been requested. The image optimizer stores what it has made. */
  made: new Set<string>(),
  isRunning: false,
}));

/**
 * Makes the image optimizer create every size of every picture on these pages, so that no visitor waits for them after
 * an edit. Only one picture is made at a time, and none while a visitor waits for a picture or `mustWait` returns true.
 * A page that is added again is read once more, but the pictures that it had before are not made again.
 *
 * @param paths internal paths such as `/en/news`. While 200 pages are waiting, further pages are left out
 * @param mustWait whether the processor is needed for something more urgent
 * @returns a promise that resolves when all are made, or at once when an earlier call is still running and makes them
 */
export async function warmPictures(paths: string[], mustWait = () => false): Promise<void> {
  for (const path of paths) if (state.pages.size < maxPages) state.pages.add(path);
  if (state.isRunning) return;
  state.isRunning = true;
  try {
    for (const path of state.pages) {
      await waitWhile(mustWait);
      state.pages.delete(path);
      await warmPicturesOf(path, mustWait);
    }
  } finally {
    state.isRunning = false;
  }
}

async function waitWhile(mustWait: () => boolean): Promise<void> {
  while (mustWait() && !isShuttingDown()) await wait(pause);
}

async function warmPicturesOf(path: string, mustWait: () => boolean): Promise<void> {
  for (const address of await picturesOn(path)) {
    if (state.made.has(address)) continue;
    await waitWhile(() => isPictureRequested() || mustWait());
    if (isShuttingDown()) return;
    if (state.made.size >= maxPictures) state.made.clear();
    state.made.add(address);
    await makePicture(address);
  }
}

/** The image optimizer's URLs on a page. None when the page cannot be read. */
async function picturesOn(path: string): Promise<string[]> {
  if (isShuttingDown()) return [];
  try {
    const page = await requestOwnPage(path, { method: 'GET', headers: warmingHeaders });
    const isPage = page.ok && page.headers.get('content-type')?.startsWith('text/html');
    const addresses = isPage ? addressesIn(await page.text()) : [];
    return addresses.filter((address) => address.startsWith(`${imageOptimizer}?`));
  } catch {
    // The page itself could not be warmed, and that has been logged.
    return [];
  }
}

/** Requests a picture as a browser with AVIF support does. If this fails, the picture is made for the first visitor. */
async function makePicture(address: string): Promise<void> {
  try {
    const headers = { ...warmingHeaders, accept: 'image/avif' };
    const picture = await requestOwnPage(address, { method: 'GET', headers, deadline });
    await picture.arrayBuffer();
  } catch (error) {
    if (!isShuttingDown())
      console.warn('A picture could not be made after an edit; its first visitor must wait', error);
  }
}
