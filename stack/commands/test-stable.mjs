import { Worker } from 'node:worker_threads';
import { run, say, secondsSince } from '../console.mjs';
import { clearResults, readResults } from '../npm-test/run-results.mjs';
import { repeatedlyFlaky, stableReport } from '../npm-test/stable-report.mjs';
import { readOptions } from '../options.mjs';
import { runToEnd } from '../processes/child-processes.mjs';

const usage = `Usage: npm run test:stable -- [options]
  --quiet N    how many runs on a quiet machine (default 3)
  --busy N     how many runs on a busy one (default 3)`;

/** How many threads keep the processor busy during a run on a busy machine. */
const busyThreads = 2;

/**
 * Runs `npm test` (the gate) several times on a quiet machine, then on a busy one. Prints what has failed in each run,
 * then the times of all steps and the tests that were not green. Exits with 1 when a run has failed, or a test was flaky
 * more than once.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const { quiet, busy } = readOptions(usage, argv, {
      quiet: { type: 'string', default: '3' },
      busy: { type: 'string', default: '3' },
    });
    const runs = [];
    for (let number = 1; number <= Number(quiet); number++)
      runs.push(await gateRun(`quiet ${number}`, 0));
    for (let number = 1; number <= Number(busy); number++)
      runs.push(await gateRun(`busy ${number}`, busyThreads));
    say(stableReport(runs));
    return runs.every(({ isGreen }) => isGreen) && !repeatedlyFlaky(runs).length ? 0 : 1;
  });

/**
 * @param {string} name
 * @param {number} threads that keep the processor busy
 * @returns {Promise<import('../npm-test/stable-report.mjs').GateRun>}
 */
async function gateRun(name, threads) {
  say(`… npm test, ${name}`);
  clearResults();
  const load = Array.from({ length: threads }, () => new Worker('for (;;);', { eval: true }));
  const since = Date.now();
  const { code, output } = await runToEnd('npm', ['test'], { env: { CI: 'true' } });
  await Promise.all(load.map((worker) => worker.terminate()));
  const results = readResults();
  const isGreen = code === 0;
  // A run that ended early has written no results.
  if (!isGreen) say(results?.summary ?? output.trimEnd().split('\n').slice(-60).join('\n'));
  say(`${isGreen ? '✓' : '✗'} npm test, ${name} (${secondsSince(since)})`);
  return { name, isGreen, seconds: results?.seconds ?? {}, failures: results?.failures ?? [] };
}
