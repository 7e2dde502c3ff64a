import { spawn } from 'node:child_process';
import { once } from 'node:events';

const advice =
  'ffmpeg is needed to make the tone and the film (the pictures do without it).\n' +
  'Debian, Ubuntu: apt-get install ffmpeg    macOS: brew install ffmpeg\n' +
  'Or keep the committed files in stack/seed/media.';

/** @throws with what to install when ffmpeg is missing */
export async function ffmpegOrAdvice() {
  const run = spawn('ffmpeg', ['-version'], { stdio: 'ignore' });
  try {
    await once(run, 'close');
  } catch (error) {
    throw new Error(error.code === 'ENOENT' ? advice : error.message);
  }
}

/** Feeds raw buffers to ffmpeg, waiting whenever it is busy. @throws with ffmpeg's own words */
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
  const [output] = args.slice(-1);
  const run = spawn('ffmpeg', [...quiet, ...args.slice(0, -1), ...exact, output], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaint = '';
  run.stderr.on('data', (text) => (complaint += text));
  // A broken pipe only repeats what the exit code and stderr say better.
  run.stdin.on('error', () => {});
  const closed = once(run, 'close');
  for await (const buffer of buffers) {
    if (!run.stdin.write(buffer)) await Promise.race([once(run.stdin, 'drain'), closed]);
  }
  run.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg stopped with ${code}: ${complaint.trim()}`);
}
