import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Draws every task on as many threads as there are cores, the longest first.
 * @param {(result:{file:string, size:number, note?:string}) => void} onDrawn
 * @throws when a picture fails; its name is in the message
 */
export async function drawAll(tasks, out, onDrawn) {
  const queue = [...tasks].sort((a, b) => area(b) - area(a));
  const threads = Math.min(queue.length, availableParallelism());
  await Promise.all(Array.from({ length: threads }, () => drain(queue, out, onDrawn)));
}

const area = ({ size = [1, 1] }) => size[0] * size[1];

function drain(queue, out, onDrawn) {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { out } });
  return new Promise((fulfil, reject) => {
    const next = () => {
      const task = queue.shift();
      if (task) worker.postMessage(task);
      else worker.terminate().then(fulfil);
    };
    worker.on('message', (result) => {
      if (result.error) {
        queue.length = 0;
        worker.terminate().then(() => reject(new Error(`${result.file}: ${result.error}`)));
        return;
      }
      onDrawn(result);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
