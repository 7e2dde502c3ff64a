import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { encodeMedia } from '../imagery/media/ffmpeg.mjs';
import { rate } from './rate.mjs';

/**
 * Opus sounds best, MP3 plays in every browser. The Media Library of WordPress accepts Opus only in the container Ogg.
 * MP3 has a constant bit rate, because browsers find a time in a file with a variable bit rate only by an estimate.
 * @type {{ extension: string, codec: string[] }[]}
 */
export const formats = [
  { extension: 'ogg', codec: ['-c:a', 'libopus', '-vbr', 'on'] },
  { extension: 'mp3', codec: ['-ar', '32000', '-c:a', 'libmp3lame', '-id3v2_version', '3'] },
];

/** Bit rates, in kilobits per second. The single tones need fewer, because they have few partials. */
const bitrates = { ogg: { tone: 24, music: 32 }, mp3: { tone: 48, music: 64 } };

/**
 * Writes a piece as a file of one format.
 * @param {string} file
 * @param {import('./mix.mjs').Stereo} channels
 * @param {{ format: typeof formats[number], title: string, kind: 'tone' | 'music' }} how
 */
export function encode(file, channels, { format, title, kind }) {
  const input = ['-f', 's16le', '-ar', String(rate), '-ac', '2', '-i', 'pipe:0'];
  const bits = ['-b:a', `${bitrates[format.extension][kind]}k`];

  return encodeMedia(
    [...input, ...format.codec, ...bits, '-metadata', `title=${title}`, file],
    [bytesOf(channels)],
  );
}

/**
 * Two channels as 16 bit samples, rounded: these bytes are the same on every machine.
 * @param {import('./mix.mjs').Stereo} channels
 */
export function bytesOf(channels) {
  const bytes = Buffer.alloc(channels[0].length * 4);
  for (let n = 0; n < channels[0].length; n++) {
    channels.forEach((samples, side) => {
      bytes.writeInt16LE(Math.round(samples[n] * 32767), n * 4 + side * 2);
    });
  }
  return bytes;
}

/**
 * How loud a finished file is, as ffmpeg measures it (EBU R128).
 * @param {string} file
 * @returns {Promise<{ lufs: number, truePeak: number }>} `truePeak` in dBTP
 * @throws when ffmpeg cannot read it
 */
export async function loudnessOf(file) {
  const measure = ['-af', 'ebur128=peak=true', '-f', 'null', '-'];
  const run = spawn('ffmpeg', ['-nostdin', '-hide_banner', '-nostats', '-i', file, ...measure], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let report = '';
  run.stderr.on('data', (text) => (report += text));
  await once(run, 'close');
  const [, lufs, truePeak] =
    /Summary:[^]*?I:\s+(-?[\d.]+) LUFS[^]*Peak:\s+(-?[\d.]+) dBFS\s*$/.exec(report) ?? [];
  if (!truePeak) throw new Error(`ffmpeg could not measure ${file}: ${report}`);

  return { lufs: Number(lufs), truePeak: Number(truePeak) };
}
