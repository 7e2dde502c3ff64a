import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { requireFfmpeg } from '../imagery/media/ffmpeg.mjs';
import { encode, formats, loudnessOf } from './encode.mjs';
import { target } from './measure/loudness.mjs';
import { peaksOf } from './measure/peaks.mjs';
import { render } from './mix.mjs';
import { pieces } from './pieces/index.mjs';
import { rate } from './rate.mjs';

const seed = fileURLToPath(new URL('../stack/seed', import.meta.url));
const mostBytes = 6_000_000;
const usage = `Usage: npm run sounds -- [--only <name>]... [--out <folder>] [--list]
  --only  make these pieces alone, e.g. napkin
  --out   write into this folder instead of stack/seed
  --list  name the pieces, make nothing`;

async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      out: { type: 'string', default: seed },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const chosen = pieces.filter(({ name }) => values.only?.includes(name) ?? true);
  if (!chosen.length) throw new Error('No piece has this name; --list shows the names');
  if (values.list) return chosen.forEach(({ name }) => console.log(name));
  await requireFfmpeg('stack/seed/sounds');
  await makeAll(chosen, resolve(values.out));
}

/**
 * @param {typeof pieces} chosen
 * @param {string} out
 */
async function makeAll(chosen, out) {
  const started = performance.now();
  const list = join(out, 'sounds.json');
  const sounds = JSON.parse(await readFile(list, 'utf8').catch(() => '{}'));
  await mkdir(join(out, 'sounds'), { recursive: true });
  let bytes = 0;
  for (const [index, piece] of chosen.entries()) {
    const made = await make(piece, join(out, 'sounds'));
    sounds[piece.name] = { seconds: made.seconds, peaks: made.peaks };
    bytes += made.bytes;
    console.log(`${index + 1}/${chosen.length}  ${piece.name}  ${made.seconds} s  ${made.report}`);
  }
  await writeFile(list, `${entriesOf(sounds)}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${chosen.length} pieces, ${(bytes / 1e6).toFixed(2)} MB, ${seconds} s`);
  if (bytes > mostBytes) throw new Error(`The files together are larger than ${mostBytes} bytes`);
}

/**
 * @param {typeof pieces[number]} piece
 * @param {string} folder
 */
async function make(piece, folder) {
  const channels = render(piece);
  const files = await Promise.all(
    formats.map((format) => makeFile(folder, { piece, channels, format })),
  );
  const seconds = Math.round((channels[0].length / rate) * 10) / 10;
  return {
    ...{ seconds, peaks: peaksOf(channels) },
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    report: files.map(({ report }) => report).join(', '),
  };
}

/**
 * @param {string} folder
 * @param {{ piece: typeof pieces[number], channels: import('./mix.mjs').Stereo, format: typeof formats[number] }} what
 */
async function makeFile(folder, { piece: { name, title }, channels, format }) {
  const file = join(folder, `${name}.${format.extension}`);
  const kind = name.startsWith('tone-') ? 'tone' : 'music';
  await encode(file, channels, { format, title, kind });
  const { size } = await stat(file);
  const { lufs, truePeak } = await loudnessOf(file);
  const report = `${format.extension} ${Math.round(size / 1024)} KB ${lufs} LUFS ${truePeak} dBTP`;
  if (Math.abs(lufs - target.lufs) > 0.5 || truePeak > target.truePeak) {
    throw new Error(`The loudness or the peak of ${file} is wrong: ${report}`);
  }
  return { size, report };
}

/**
 * One line for each piece, so that a diff shows only the pieces that have changed.
 * @param {Record<string, object>} sounds
 */
function entriesOf(sounds) {
  const lines = Object.keys(sounds)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(sounds[name])}`);

  return `{\n${lines.join(',\n')}\n}`;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
