/** The script that is preloaded into a process whose memory is measured, below stack/. */
export const memoryReporter = 'system-tests/siege/report-memory.mjs';

/**
 * The memory of a process that is still in use after a garbage collection: its heap and its buffers. Caches are part of
 * this memory, garbage is not.
 * @param {import('node:child_process').ChildProcess} child started with `memoryReporter`
 * @returns {Promise<number>} MB
 * @throws {Error} when the process does not respond within ten seconds
 */
export function liveMemoryOf(child) {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(tooLate);
      child.off('message', listen);
    };
    const tooLate = setTimeout(() => {
      end();
      reject(new Error('The process did not report its memory within ten seconds.'));
    }, 10_000);
    const listen = (/** @type {{ liveMemory?: number }} */ { liveMemory }) => {
      if (liveMemory === undefined) return;
      end();
      resolve(liveMemory / 2 ** 20);
    };
    child.on('message', listen);
    child.send('report memory');
  });
}
