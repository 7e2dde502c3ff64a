import { processState } from '../next-internals/process-state.mjs';

/** @typedef {{ write?: (tags: string[]) => Promise<void> }} Writer */

/** The page cache knows the file, and sets here how tags that expire are written to it. */
export const expiredTagsWriter = processState(
  'expiredTagsWriter',
  /** @returns {Writer} */ () => ({}),
);
