import { on } from 'node:events';

/** The script that is preloaded into a process whose memory is measured, below stack/. */
export const memoryReporter = 'system-tests/common/site/report-memory.mjs';

/**
 * The memory of a process that is still in use after a garbage collection: its heap and its buffers. Caches are part of
 * this memory, garbage is not.
 * @param {import('node:child_process').ChildProcess} child started with `memoryReporter`
 * @returns {Promise<number>} MB
 * @throws {Error} when the process does not respond within ten seconds
 */
export async function liveMemoryOf(child) {
  const messages = on(child, 'message', { signal: AbortSignal.timeout(10_000) });
  child.send('report memory');
  for await (const [{ liveMemory }] of messages)
    if (liveMemory !== undefined) return liveMemory / 2 ** 20;
  throw new Error(
    'The site did not report its memory: it has ended, or was not started with memoryReporter.',
  );
}
