import { readFileSync } from 'node:fs';

import { expiredTagsManifest as tagsManifest } from '../next-internals/expired-tags-manifest.mjs';
import { processState } from '../next-internals/process-state.mjs';
import { writeFileAtomically } from './atomic-files.mjs';

const day = 24 * 60 * 60 * 1000;
// Every page is revalidated after minutes anyway: an older expiry has no effect.
const lifetime = day;
// A removal must still be known when the page that showed the item is rendered again, which may be months later.
const mostGone = 10_000;

/** Writes in progress, by file. The newest state waits for the write before it and is then written once. */
const writing = processState('expiredTagsBeingWritten', () => new Map());

/**
 * Reads what an earlier process has stored, unless this process already has expired tags.
 *
 * @param {string} file
 */
export function readExpiredTags(file) {
  if (tagsManifest.size > 0) return;
  try {
    const entries = JSON.parse(readFileSync(file, 'utf8'));
    for (const [tag, entry] of entries) tagsManifest.set(tag, entry);
  } catch {
    // There is no file yet: this is the first start.
  }
}

/**
 * Writes to disk which tags have expired. Their pages are rendered again at the next request, and a restart before that
 * must not lose the expiry. A failed write is logged.
 *
 * @param {string} file
 * @param {string[]} [ahead] tags that expire now, but that the framework does not know of yet
 * @returns {Promise<void>} resolves when everything known at the time of the call is on disk
 */
export function writeExpiredTags(file, ahead = []) {
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
 * @param {Map<string, { stale: number }>} ahead loses the tags that the framework has recorded in the meantime
 */
async function write(file, ahead) {
  for (const [tag, { stale }] of ahead) {
    if ((tagsManifest.get(tag)?.stale ?? 0) >= stale) ahead.delete(tag);
  }
  forgetOld(Date.now());
  /** @type {[string, { stale?: number }][]} */
  const expired = [...tagsManifest, ...ahead];
  try {
    await writeFileAtomically(file, JSON.stringify([...new Map(expired)]));
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
