import { rmSync, existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { run, say } from '../console.mjs';
import { flakyFile } from '../npm-test/test-failures.mjs';
import { isStable, stabilityTable, stepsIn } from '../npm-test/stability.mjs';
import { readOptions } from '../options.mjs';
import { runToEnd } from '../processes/child-processes.mjs';

/** @typedef {import('../npm-test/stability.mjs').GateRun} GateRun */

const usage = `Usage: npm run test:stable -- [options]
  --quiet N    how many runs on a quiet machine (default 3)
  --busy N     how many runs on a busy one (default 3)`;

/** How many threads keep the processor busy beside a busy run. */
const busyThreads = 2;

/**
 * Runs the gate several times on a quiet and on a busy machine, and prints the failures of each run. Exits with 1
 * when a run was red, or a test was flaky more than once.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const { quiet, busy } = readOptions(usage, argv, {
      quiet: { type: 'string', default: '3' },
      busy: { type: 'string', default: '3' },
    });
    const names = [...named('quiet', Number(quiet)), ...named('busy', Number(busy))];
    /** @type {GateRun[]} */
    const runs = [];
    for (const name of names) {
      runs.push(await gateRun(name));
      say(`\n${stabilityTable(runs)}`);
    }
    return isStable(runs) ? 0 : 1;
  });

/**
 * @param {string} kind
 * @param {number} count
 */
const named = (kind, count) => Array.from({ length: count }, (_, index) => `${kind} ${index + 1}`);

/**
 * @param {string} name
 * @returns {Promise<GateRun>}
 */
async function gateRun(name) {
  say(`… npm test, ${name}`);
  rmSync(flakyFile, { force: true });
  const load = name.startsWith('busy') ? startLoad() : [];
  const since = Date.now();
  const { code, output } = await runToEnd('npm', ['test'], { env: { CI: 'true' } });
  const seconds = (Date.now() - since) / 1000;
  await Promise.all(load.map((worker) => worker.terminate()));
  /** @type {{ file: string, title: string, error: string }[]} */
  const flaky = existsSync(flakyFile) ? JSON.parse(readFileSync(flakyFile, 'utf8')) : [];
  if (code !== 0) say(output.trimEnd().split('\n').slice(-60).join('\n'));
  for (const { file, title, error } of flaky) say(`flaky: ${file}: ${title}\n    ${error}`);
  const titles = flaky.map(({ file, title }) => `${file}: ${title}`);
  return { name, isGreen: code === 0, seconds, ...stepsIn(output), flaky: titles };
}

const startLoad = () =>
  Array.from({ length: busyThreads }, () => new Worker('for (;;);', { eval: true }));
