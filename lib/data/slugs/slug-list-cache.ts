import 'server-only';

import { join } from 'node:path';

import type { Change } from '../../revalidation/webhook-schema';
import { storageFolder } from '../../config/env';
import { processState } from '../../next-internals/process-state.mjs';
import { requestSlugs } from '../../wordpress/slug-list';
import { storeSlugList, readStoredSlugIndex } from './slug-list-file';
import { SlugIndex } from './slug-index';

/**
 * The maximum time, in milliseconds, until content that was created without a webhook appears. After half of this time,
 * a request refreshes the list in the background.
 */
const lifetime = 30_000;
// In milliseconds, like the other times here.
const pauseAfterFailure = 5_000;
const pauseWithoutPlugin = 60_000;
const maxWait = 3_000;
// Before the first list has arrived, stored pages are delayed by at most this time.
const firstMaxWait = 400;

const slugFile = join(storageFolder, 'known-slugs.json');

class Latest {
  index: SlugIndex | null = null;
  etag: string | null = null;
  requestedAt = 0;
  /** Counts the webhooks. A list that was requested before the last webhook may not contain what that one reported. */
  changes = 0;
  changesAtRequest = 0;
  retryAt = 0;
  isUnreachable = false;
  pending: Promise<void> | null = null;
}

/** The last list from WordPress, with what is known about the requests for it. */
export const latest = processState('slugList', () => new Latest());

/**
 * Applies a webhook: removed slugs are no longer found. Any other slug may be new, so no slug counts as missing until a
 * newer list has arrived.
 */
export function noteSlugs(changes: Change[]): void {
  if (changes.every(({ type }) => type === 'test')) return;

  latest.changes += 1;
  latest.index?.forget(changes);
  // The list of WordPress may be unchanged and still contain a slug that was just removed here. Without the ETag,
  // WordPress sends the full list.
  latest.etag = null;
  // A back end that sends webhooks has our plugin, so the list may be requested at once.
  if (!latest.index) latest.retryAt = 0;
}

/** Fetches the list now, for example before the first visitor comes. Concurrent calls share one request. */
export function refreshSlugList(): Promise<void> {
  return (latest.pending ??= refresh().finally(() => (latest.pending = null)));
}

/** A list that was requested within the last 30 seconds and after the last webhook. Null when none arrives in time. */
export async function freshIndex(): Promise<SlugIndex | null> {
  const until = Date.now() + (latest.requestedAt ? maxWait : firstMaxWait);
  while (!isFresh() && Date.now() >= latest.retryAt && Date.now() < until) {
    await Promise.race([refreshSlugList(), elapsed(until - Date.now())]);
  }
  if (!isFresh()) return null;
  const isHalfOver = Date.now() - latest.requestedAt > lifetime / 2;
  if (isHalfOver && Date.now() >= latest.retryAt) void refreshSlugList();

  return latest.index;
}

const isFresh = () =>
  latest.index !== null &&
  latest.changesAtRequest === latest.changes &&
  Date.now() - latest.requestedAt < lifetime;

async function refresh(): Promise<void> {
  const { changes } = latest;
  const requestedAt = Date.now();
  try {
    const response = await requestSlugs(latest.index && latest.etag);
    // A webhook arrived during the request, and this list may still contain what the webhook removed. Callers that are
    // waiting fetch the list again.
    if (latest.changes !== changes) return;
    if (response.kind === 'none') return withoutPlugin();
    if (response.kind === 'list') {
      const before = latest.index ?? readStoredSlugIndex(slugFile, requestedAt);
      latest.index = new SlugIndex(response.list, before, requestedAt);
      void storeSlugList(slugFile, response.list);
      latest.etag = response.etag;
    }
    Object.assign(latest, { requestedAt, changesAtRequest: changes, isUnreachable: false });
  } catch (error) {
    latest.retryAt = Date.now() + pauseAfterFailure;
    if (!latest.isUnreachable)
      console.warn(
        'The list of slugs cannot be loaded: slugs that are not in the last list are looked up in WordPress',
        error,
      );
    latest.isUnreachable = true;
  }
}

function withoutPlugin(): void {
  latest.index = null;
  latest.retryAt = Date.now() + pauseWithoutPlugin;
}

const elapsed = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, milliseconds)).unref());
