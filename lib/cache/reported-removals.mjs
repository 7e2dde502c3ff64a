import { z } from 'zod';

import { processState } from '../next-internals/process-state.mjs';
import { readJsonFile, writeJsonFile } from './atomic-json-file.mjs';

/**
 * The maximum number of removals; the oldest are deleted. The number is high, because a page without requests for
 * months may still show a removed item.
 */
const maxRemovals = 10_000;

/** The cache tags of removed items and of their lists, with the time of the last removal in milliseconds since 1970. */
export const removalsSchema = z.array(z.tuple([z.string(), z.number()]));

/** @typedef {z.infer<typeof removalsSchema>} Removals */

const state = processState('removals', () => ({
  file: '',
  /** @type {Map<string, number>} */
  times: new Map(),
}));

/**
 * Reads the removals that an earlier process has written. Later removals are written to the same file.
 *
 * @param {string} file
 */
export function restoreRemovals(file) {
  state.file = file;
  state.times = new Map([
    ...(removalsSchema.safeParse(readJsonFile(file)).data ?? []),
    ...state.times,
  ]);
}

/**
 * Notes that something was removed now. It is on disk when this function returns: a webhook that was accepted must not
 * be forgotten. A failed write is logged.
 *
 * @param {string[]} tags the cache tags of the removed item, and of the lists that it has left
 */
export function noteRemovals(tags) {
  keep(tags.map((tag) => [tag, Date.now()]));
}

/** @returns {Removals} all removals that this process knows, the newest last */
export const knownRemovals = () => [...state.times];

/**
 * Adds removals that another process knows.
 *
 * @param {Removals} removals
 * @returns {string[]} the tags of those that this process did not know
 */
export function learnRemovals(removals) {
  const unknown = removals.filter(([tag, time]) => !wasRemovedSince(tag, time - 1));
  keep(unknown);
  return unknown.map(([tag]) => tag);
}

/** @param {Removals} removals newer than those of the same tags that are already known */
function keep(removals) {
  if (removals.length === 0) return;
  const all = [...new Map([...state.times, ...removals])].toSorted(([, a], [, b]) => a - b);
  state.times = new Map(all.slice(-maxRemovals));
  if (state.file) writeJsonFile(state.file, [...state.times]);
}

/**
 * Whether a webhook has reported since this time that the item, or an item of the list, was removed.
 *
 * @param {string} tag
 * @param {number} moment in milliseconds since 1970
 */
export const wasRemovedSince = (tag, moment) => (state.times.get(tag) ?? 0) > moment;
