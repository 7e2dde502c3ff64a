import { z } from 'zod';

import { processState } from '../next-internals/process-state.mjs';
import { readJsonFile, writeJsonFile } from './atomic-json-file.mjs';

/** A page that nobody has requested for months may still show what was removed. Older removals are forgotten. */
const mostRemovals = 10_000;

/** When each cache tag was last removed, in milliseconds. */
const storedRemovals = z.array(z.tuple([z.string(), z.number()]));

const state = processState('removals', () => ({
  file: '',
  /** @type {Map<string, number>} */
  times: new Map(),
}));

/**
 * Reads which removals an earlier process has noted, and has later ones written to the same file.
 *
 * @param {string} file
 */
export function restoreRemovals(file) {
  state.file = file;
  state.times = new Map([
    ...(storedRemovals.safeParse(readJsonFile(file)).data ?? []),
    ...state.times,
  ]);
}

/**
 * Notes that something was removed now. It is on disk when this function returns: a webhook that was accepted must not be
 * forgotten. A failed write is logged.
 *
 * @param {string[]} tags the cache tags of the removed item, and of the lists that it has left
 */
export function noteRemovals(tags) {
  if (tags.length === 0) return;
  for (const tag of tags) {
    // The newest removal is the last one.
    state.times.delete(tag);
    state.times.set(tag, Date.now());
  }
  for (const tag of [...state.times.keys()].slice(0, -mostRemovals)) state.times.delete(tag);
  if (state.file) writeJsonFile(state.file, [...state.times]);
}

/**
 * Has a webhook reported since this moment that the item, or an item of the list, was removed?
 *
 * @param {string} tag
 * @param {number} moment in milliseconds
 */
export const wasRemovedSince = (tag, moment) => (state.times.get(tag) ?? 0) > moment;
