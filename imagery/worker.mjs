import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { encode } from './encode.mjs';
import { drawMark } from './marks/draw-mark.mjs';
import { paint } from './paint.mjs';
import { clipping } from './press/clipping.mjs';
import { logoSvg } from './press/logo.mjs';
import { printed } from './print/print.mjs';
import { letters } from './type/letters.mjs';

parentPort.on('message', async (task) => {
  try {
    const data = await drawn(task);
    await writeFile(join(workerData.out, task.file), data);
    parentPort.postMessage({ file: task.file, size: data.length });
  } catch (error) {
    parentPort.postMessage({ file: task.file, error: error.message });
  }
});

async function drawn(task) {
  if (task.letters) return Buffer.from(letters());
  if (task.mark) return drawMark(task);
  if (task.logo) return Buffer.from(logoSvg(task.logo));
  if (task.clipping) return clipping(task);
  return encode(task.print ? await printed(task) : paint(task), task);
}
