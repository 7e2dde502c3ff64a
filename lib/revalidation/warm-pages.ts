import 'server-only';

import { env } from '../config/env';
import { internalPath, localizedPath, type Href } from '../i18n/href';
import { routing } from '../i18n/routing';
import { oncePageStored } from '../cache/page-stored-events.mjs';
import { isShuttingDown } from '../http/shutdown';
import { cacheStateHeader } from '../next-internals/headers.mjs';
import { processState } from '../next-internals/process-state.mjs';
import { warmingHeaders } from '../http/request-context.mjs';
import { WarmingQueue } from './warming-queue';

const deadline = 15_000;
// A stored page emits an event. This is for a page that was not stored, or by another process.
const pollInterval = 1_000;

// Both languages of the two pages an editor looks at first: they do not wait for the rest. The rest is rendered two at a
// time, because WordPress and this process may share one small machine with visitors waiting.
const urgent = 4;
const state = processState('warming', () => ({
  first: new WarmingQueue(urgent),
  rest: new WarmingQueue(2),
  latestCall: 0,
}));

/**
 * Renders expired pages again, in every language and in the order given, and waits until each is fresh. The first request
 * after an expiry still gets the old page, and that request should not be a visitor's. The newest call goes first and takes
 * over what an earlier call has not begun. A process that shuts down leaves the rest expired for the next one.
 */
export async function warmPages(pages: Href[]): Promise<void> {
  const { first, rest } = state;
  const call = ++state.latestCall;
  const addresses = pages.flatMap(addressesOf);
  const tasks = addresses.map((address, index) => {
    const queue = index < urgent ? first : rest;
    return queue.add(address.path, call, () => warmUnlessShuttingDown(address, queue));
  });
  await Promise.all(tasks);
}

type Address = { key: string; path: string };

/** A file has one address for both languages. */
function addressesOf(href: Href): Address[] {
  const all = routing.locales.map((locale) => ({
    key: internalPath(href, locale),
    path: localizedPath(href, locale),
  }));
  return all.filter(({ path }, index) => all.findIndex((other) => other.path === path) === index);
}

async function warmUnlessShuttingDown(address: Address, queue: WarmingQueue): Promise<void> {
  if (isShuttingDown()) return;
  try {
    await warmPage(address, queue);
  } catch (error) {
    if (!isShuttingDown()) console.error('A page could not be warmed', error);
  }
}

/**
 * Requests a page until its data were requested after this began. In a burst of edits such a page may have
 * expired again: the newer call warms it once more.
 */
async function warmPage({ key, path }: Address, queue: WarmingQueue): Promise<void> {
  const begun = Date.now();
  while (Date.now() < begun + deadline) {
    const stored = oncePageStored(key, pollInterval);
    if (!(await isStale(path))) return;
    const requestedAt = await stored;
    if (queue.isWaiting(path) || (requestedAt !== undefined && requestedAt >= begun)) return;
  }
  throw new Error(`${path} was still stale after ${deadline / 1000} s`);
}

// HEAD and no compression: nobody reads the body, and compressing it would cost more than rendering it.
async function isStale(path: string): Promise<boolean> {
  const response = await fetch(new URL(path, env.SELF_URL), {
    method: 'HEAD',
    headers: { 'accept-encoding': 'identity', ...warmingHeaders },
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadline),
  });
  return response.headers.get(cacheStateHeader) === 'STALE';
}
