// Preloaded into a site: reports how much memory is still in use after a garbage collection.
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

process.on('message', (message) => {
  if (message === 'report memory') void reportMemory();
});
// The listener alone must not keep the process running.
process.channel?.unref();

async function reportMemory() {
  // Two collections: the first finds buffers that are no longer used, and their memory is freed after it.
  for (const phase of ['found', 'freed']) {
    collectGarbage();
    await setImmediate(phase);
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ liveMemory: heapUsed + external });
}
