import { existsSync, readFileSync, rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { run, say, secondsSince } from '../console.mjs';
import { flakyFile } from '../npm-test/test-failures.mjs';
import { readOptions } from '../options.mjs';
import { runToEnd } from '../processes/child-processes.mjs';

const usage = `Usage: npm run test:stable -- [options]
  --quiet N    how many runs on a quiet machine (default 3)
  --busy N     how many runs on a busy one (default 3)`;

/** How many threads keep the processor busy during a run on a busy machine. */
const busyThreads = 2;

/**
 * Runs `npm test` (the gate) several times on a quiet machine, then on a busy one. Prints the end of the output of each
 * run, which has the times of its steps and its failures. Exits with 1 when a run has failed, or a test was flaky more
 * than once.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const { quiet, busy } = readOptions(usage, argv, {
      quiet: { type: 'string', default: '3' },
      busy: { type: 'string', default: '3' },
    });
    const runs = [];
    for (let number = 0; number < Number(quiet); number++) runs.push(await gateRun('quiet'));
    for (let number = 0; number < Number(busy); number++) runs.push(await gateRun('busy'));
    const flaky = runs.flatMap((each) => each.flaky);
    const repeated = flaky.filter((title, index) => flaky.indexOf(title) !== index);
    const greens = runs.filter(({ isGreen }) => isGreen).length;
    say([...new Set(repeated)].map((title) => `flaky more than once: ${title}`).join('\n'));
    say(`${greens} of ${runs.length} runs have passed`);
    return greens === runs.length && !repeated.length ? 0 : 1;
  });

/**
 * @param {'quiet' | 'busy'} kind
 * @returns {Promise<{ isGreen: boolean, flaky: string[] }>} `flaky`: the tests that needed a retry
 */
async function gateRun(kind) {
  say(`… npm test, ${kind}`);
  rmSync(flakyFile, { force: true });
  const threads = kind === 'busy' ? busyThreads : 0;
  const load = Array.from({ length: threads }, () => new Worker('for (;;);', { eval: true }));
  const since = Date.now();
  const { code, output } = await runToEnd('npm', ['test'], { env: { CI: 'true' } });
  await Promise.all(load.map((worker) => worker.terminate()));
  say(output.trimEnd().split('\n').slice(-60).join('\n'));
  say(`${code === 0 ? '✓' : '✗'} npm test, ${kind} (${secondsSince(since)})`);
  /** @type {{ file: string, title: string }[]} */
  const flaky = existsSync(flakyFile) ? JSON.parse(readFileSync(flakyFile, 'utf8')) : [];
  return { isGreen: code === 0, flaky: flaky.map(({ file, title }) => `${file}: ${title}`) };
}
