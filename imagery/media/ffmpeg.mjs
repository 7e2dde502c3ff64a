import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** @param {string} files the folder of the committed files */
const adviceFor = (files) =>
  'ffmpeg is needed to encode audio and video (pictures do not need it).\n' +
  'Debian, Ubuntu: apt-get install ffmpeg    macOS: brew install ffmpeg\n' +
  `Or keep the committed files in ${files}.`;

/**
 * Checks that ffmpeg is installed.
 * @param {string} files the folder of the committed files, which the message names as an alternative
 * @throws with the command that installs ffmpeg, when it is missing
 */
export async function requireFfmpeg(files) {
  const run = spawn('ffmpeg', ['-version'], { stdio: 'ignore' });
  try {
    await once(run, 'close');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw missing ? new Error(adviceFor(files)) : error;
  }
}

/**
 * Encodes raw audio or video with ffmpeg. Waits while the input of ffmpeg is full.
 * @param {string[]} args of ffmpeg; the last one is the output file
 * @param {Iterable<Buffer> | AsyncIterable<Buffer>} buffers
 * @throws with the exit code and the error output of ffmpeg
 */
export async function encodeMedia(args, buffers) {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
  const exact = [
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-flags:a',
    '+bitexact',
  ];
  const run = spawn('ffmpeg', [...quiet, ...args.slice(0, -1), ...exact, ...args.slice(-1)], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  run.stderr.on('data', (text) => (errorOutput += text));
  // A broken pipe is ignored here: the exit code and stderr of ffmpeg, which are read below, say more.
  run.stdin.on('error', () => {});
  const closed = once(run, 'close');
  for await (const buffer of buffers) {
    if (!run.stdin.write(buffer)) await Promise.race([once(run.stdin, 'drain'), closed]);
  }
  run.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg failed with exit code ${code}: ${errorOutput.trim()}`);
}
