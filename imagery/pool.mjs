import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** @typedef {import('./pictures/index.mjs').Task} Task */

/** @typedef {{ file: string, size: number }} Drawn `size` in bytes */

/**
 * The message of a worker after each task.
 * @typedef {Drawn | { file: string, error: string }} WorkerResult
 */

/** @typedef {(result: Drawn) => void} OnDrawn */

/**
 * Draws every task on as many threads as there are cores. The largest pictures come first.
 * @param {Task[]} tasks
 * @param {string} out folder
 * @param {OnDrawn} onDrawn
 * @throws when a picture fails; its name is in the message
 */
export async function drawAll(tasks, out, onDrawn) {
  const queue = [...tasks].sort((a, b) => area(b) - area(a));
  const threads = Math.min(queue.length, availableParallelism());
  await Promise.all(Array.from({ length: threads }, () => drain(queue, out, onDrawn)));
}

/** @type {(task: Task) => number} */
const area = (task) => ('size' in task ? task.size[0] * task.size[1] : 1);

/**
 * One thread that draws until the queue is empty.
 * @param {Task[]} queue
 * @param {string} out
 * @param {OnDrawn} onDrawn
 * @returns {Promise<unknown>}
 */
function drain(queue, out, onDrawn) {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { out } });
  return new Promise((resolve, reject) => {
    const next = () => {
      const task = queue.shift();
      if (task) worker.postMessage(task);
      else worker.terminate().then(resolve, reject);
    };
    worker.on('message', (/** @type {WorkerResult} */ result) => {
      if ('error' in result) {
        queue.length = 0;
        reject(new Error(`${result.file}: ${result.error}`));
        void worker.terminate();
        return;
      }
      onDrawn(result);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
