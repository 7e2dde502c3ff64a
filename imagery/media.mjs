import { mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { requireFfmpeg } from './media/ffmpeg.mjs';
import { makeFilm } from './media/film.mjs';
import { makeTone } from './media/tone.mjs';

const folder = fileURLToPath(new URL('../stack/seed/media', import.meta.url));

async function main() {
  const { values } = parseArgs({ options: { out: { type: 'string', default: folder } } });
  const out = resolve(values.out);
  await requireFfmpeg('stack/seed/media');
  await mkdir(out, { recursive: true });
  await made(join(out, 'tone-432.mp3'), (file) => makeTone(file, 432));
  await made(join(out, 'figure-528.mp4'), (file) => makeFilm(file, 528, showFrames));
}

/**
 * Makes a file, and logs its size.
 * @param {string} file
 * @param {(file: string) => Promise<void>} make
 */
async function made(file, make) {
  await make(file);
  const { size } = await stat(file);
  console.log(`${file}  ${(size / 1024).toFixed(0)} KB`);
}

/** @type {import('./media/film.mjs').OnFrame} */
function showFrames(done, total) {
  if (done % 12 === 0 || done === total) console.log(`video: frame ${done}/${total}`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
