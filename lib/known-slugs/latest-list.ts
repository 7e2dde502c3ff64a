import 'server-only';

import { join } from 'node:path';

import type { Change } from '../webhook';
import { keptFolder } from '../env';
import { askForSlugs } from '../wordpress/slug-list';
import { keepSlugList, recallSlugIndex } from './kept-list';
import { Notes } from './notes';
import { SlugIndex } from './slug-index';

/** What is created without a webhook is there after this time at the latest; a list is asked for behind from half of it. */
const lifetime = 30_000;
const pauseAfterFailure = 5_000;
const pauseWithoutPlugin = 60_000;
const patience = 3_000;
// Where there never was a list, pages that are kept must not wait for one.
const firstPatience = 400;

const slugFile = join(keptFolder, 'known-slugs.json');

class Latest {
  index: SlugIndex | null = null;
  notes = new Notes();
  etag: string | null = null;
  askedAt = 0;
  /** Counts the webhooks: a list that was asked for before the last one may lack what it told of. */
  changes = 0;
  changesAtAsking = 0;
  retryAt = 0;
  isAway = false;
  asking: Promise<void> | null = null;
}

// The middleware and the receiver of webhooks are bundled apart; what they know lives beside both.
const store = globalThis as typeof globalThis & { knownSlugs?: Latest };

/** The last list that WordPress has given, how old it may be, and what webhooks have told of since. */
export const latest = (store.knownSlugs ??= new Latest());

/** Takes in what a webhook has told of: what is new is there at once, what is gone is not. */
export function noteSlugs(changes: Change[]): void {
  if (changes.every(({ type }) => type === 'test')) return;

  latest.changes += 1;
  latest.notes.take(changes, latest.changes);
  latest.index?.forget(changes);
  // What was taken out may be back in a list that is what it was.
  latest.etag = null;
  // Whoever sends webhooks has our plugin.
  if (!latest.index) latest.retryAt = 0;
}

/** Asks for the list now, so that it is there when the first visitor comes. */
export function fetchKnownSlugs(): Promise<void> {
  return (latest.asking ??= refresh().finally(() => (latest.asking = null)));
}

/** The list, not older than half a minute and the last webhook; null where it cannot be had in time. */
export async function freshIndex(): Promise<SlugIndex | null> {
  const until = Date.now() + (latest.askedAt ? patience : firstPatience);
  while (!isFresh() && Date.now() >= latest.retryAt && Date.now() < until) {
    await Promise.race([fetchKnownSlugs(), elapsed(until - Date.now())]);
  }
  if (!isFresh()) return null;
  const isHalfOver = Date.now() - latest.askedAt > lifetime / 2;
  if (isHalfOver && Date.now() >= latest.retryAt) void fetchKnownSlugs();

  return latest.index;
}

const isFresh = () =>
  latest.index !== null &&
  latest.changesAtAsking === latest.changes &&
  Date.now() - latest.askedAt < lifetime;

async function refresh(): Promise<void> {
  const { changes } = latest;
  const askedAt = Date.now();
  try {
    const answer = await askForSlugs(latest.index && latest.etag);
    // It may still hold what a webhook has said meanwhile is gone: whoever waits asks again.
    if (latest.changes !== changes) return;
    if (answer.kind === 'none') return withoutPlugin();
    if (answer.kind === 'list') {
      const before = latest.index ?? recallSlugIndex(slugFile, askedAt);
      latest.index = new SlugIndex(answer.list, before, askedAt);
      void keepSlugList(slugFile, answer.list);
      latest.etag = answer.etag;
    }
    Object.assign(latest, { askedAt, changesAtAsking: changes, isAway: false });
    latest.notes.forgetUntil(changes);
  } catch (error) {
    latest.retryAt = Date.now() + pauseAfterFailure;
    if (!latest.isAway) console.warn('The list of slugs cannot be had: WordPress is asked', error);
    latest.isAway = true;
  }
}

function withoutPlugin(): void {
  latest.index = null;
  latest.retryAt = Date.now() + pauseWithoutPlugin;
}

const elapsed = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, milliseconds)).unref());
