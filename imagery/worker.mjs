import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { encode } from './encode.mjs';
import { drawMark } from './marks/draw-mark.mjs';
import { paint } from './paint.mjs';
import { clipping } from './press/clipping.mjs';
import { logoSvg } from './press/logo.mjs';
import { printed } from './print/print.mjs';

/** @typedef {import('./pictures/index.mjs').Task} Task */

const { out } = /** @type {{ out: string }} */ (workerData);
const port = parentPort;
if (!port) throw new Error('worker.mjs must be run by pool.mjs, as a worker thread');

port.on('message', (/** @type {Task} */ task) => {
  void resultOf(task).then((result) => port.postMessage(result));
});

/**
 * @param {Task} task
 * @returns {Promise<import('./pool.mjs').WorkerResult>}
 */
async function resultOf(task) {
  try {
    const data = await drawn(task);
    await writeFile(join(out, task.file), data);
    return { file: task.file, size: data.length };
  } catch (error) {
    return { file: task.file, error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * @param {Task} task
 * @returns {Promise<Buffer>} the content of its file
 */
async function drawn(task) {
  if ('mark' in task) return drawMark(task);
  if ('logo' in task) return Buffer.from(logoSvg(task.logo));
  if ('clipping' in task) return clipping(task);
  return encode('print' in task ? await printed(task) : paint(task), task);
}
