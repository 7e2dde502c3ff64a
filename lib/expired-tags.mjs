import { readFileSync } from 'node:fs';

import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import { writeWhole } from './whole-files.mjs';

const day = 24 * 60 * 60 * 1000;
// Every page is due after minutes by itself, so that an older expiry says nothing more.
const lifetime = day;
// What says that something is gone has to be known when the page that showed it is rendered next, maybe after months.
const mostGone = 10_000;

/** Which files are being written: the newest state waits for the write before it, and is written once. */
const writing = (globalThis.expiredTagsBeingWritten ??= new Map());

/**
 * Reads the expiries that an earlier process kept, unless this one knows of any.
 *
 * @param {string} file
 */
export function recallExpiredTags(file) {
  if (tagsManifest.size > 0) return;
  try {
    const entries = JSON.parse(readFileSync(file, 'utf8'));
    for (const [tag, entry] of entries) tagsManifest.set(tag, entry);
  } catch {
    // There is none yet: this is the first start.
  }
}

/**
 * Keeps on disk which tags have expired. Their pages are rendered again when somebody asks for them, and a restart before
 * that must not forget it. What cannot be written is logged.
 *
 * @param {string} file
 * @param {string[]} [ahead] tags that expire at this moment, though the framework has not been told yet
 * @returns {Promise<void>} resolves when all that was known at the call is on disk
 */
export function keepExpiredTags(file, ahead = []) {
  const state = writing.get(file) ?? { current: Promise.resolve(), next: null, ahead: new Map() };
  writing.set(file, state);
  for (const tag of ahead) state.ahead.set(tag, { stale: Date.now() });
  state.next ??= state.current.then(() => {
    state.current = write(file, state.ahead);
    state.next = null;
    return state.current;
  });
  return state.next;
}

/**
 * @param {string} file
 * @param {Map<string, { stale: number }>} ahead emptied of what the framework has been told meanwhile
 */
async function write(file, ahead) {
  for (const [tag, { stale }] of ahead) {
    if ((tagsManifest.get(tag)?.stale ?? 0) >= stale) ahead.delete(tag);
  }
  forgetOld(Date.now());
  try {
    await writeWhole(file, JSON.stringify([...new Map([...tagsManifest, ...ahead])]));
  } catch (error) {
    console.error(`${file} could not be written: a restart will not know what has expired`, error);
  }
}

/** @param {number} now milliseconds */
function forgetOld(now) {
  const gone = [...tagsManifest].filter(([tag]) => tag.startsWith('gone:'));
  const byAge = gone.toSorted(([, a], [, b]) => (b.stale ?? 0) - (a.stale ?? 0));
  for (const [tag] of byAge.slice(mostGone)) tagsManifest.delete(tag);
  for (const [tag, { stale = 0 }] of tagsManifest) {
    if (!tag.startsWith('gone:') && stale < now - lifetime) tagsManifest.delete(tag);
  }
}
