import 'server-only';

import { setTimeout as wait } from 'node:timers/promises';

import { isPictureRequested } from '../http/picture-requests';
import { warmingHeaders } from '../http/request-context.mjs';
import { requestOwnPage } from '../http/request-own-page';
import { isShuttingDown } from '../http/shutdown';
import { addressesIn } from '../media/srcset';
import { imageOptimizer } from '../next-internals/addresses.mjs';
import { processState } from '../next-internals/process-state.mjs';

/** A large photograph takes some seconds where both processors are busy. */
const deadline = 30_000;
const mostPages = 200;
const mostPictures = 5_000;
const pause = 100;

const state = processState('pictureWarming', () => ({
  /** Internal paths of pages whose pictures are still to be made. */
  pages: new Set<string>(),
  /** Addresses that have been requested: the optimizer keeps what it has made. */
  made: new Set<string>(),
  isRunning: false,
}));

/**
 * Has the optimizer make every size of every picture on these pages, so that no visitor waits for one after an edit. One
 * picture at a time, and none while a visitor waits for another. A page that is added again is read once more, but the
 * pictures that it had before are not made again.
 *
 * @param paths internal ones, as `/en/news`; beyond 200 waiting pages they are left out
 * @returns a promise that resolves when all are made, or at once when an earlier call makes them too
 */
export async function warmPictures(paths: string[]): Promise<void> {
  for (const path of paths) if (state.pages.size < mostPages) state.pages.add(path);
  if (state.isRunning) return;
  state.isRunning = true;
  try {
    for (const path of state.pages) {
      state.pages.delete(path);
      await warmPicturesOf(path);
    }
  } finally {
    state.isRunning = false;
  }
}

async function warmPicturesOf(path: string): Promise<void> {
  for (const address of await picturesOn(path)) {
    if (state.made.has(address)) continue;
    while (isPictureRequested() && !isShuttingDown()) await wait(pause);
    if (isShuttingDown()) return;
    if (state.made.size >= mostPictures) state.made.clear();
    state.made.add(address);
    await makePicture(address);
  }
}

/** The addresses of the optimizer on a page; none when the page cannot be read. */
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

/** Requests a picture as browsers do that show AVIF. What fails is made when a visitor asks for it. */
async function makePicture(address: string): Promise<void> {
  try {
    const headers = { ...warmingHeaders, accept: 'image/avif' };
    const picture = await requestOwnPage(address, { method: 'GET', headers, deadline });
    await picture.arrayBuffer();
  } catch (error) {
    if (!isShuttingDown())
      console.warn('A picture could not be made after an edit; its first visitor waits', error);
  }
}
