import { say, secondsSince } from '../console.mjs';
import { withTakenPort } from '../ports/taken-port.mjs';
import { runToEnd } from '../processes/child-processes.mjs';
import { Unavailable } from '../programs/system-packages.mjs';
import { failuresAfter, runNodeTests } from './node-tests.mjs';
import { pluginFailuresIn } from './plugin-failures.mjs';
import { hasRetries } from './retries.mjs';

/** @typedef {import('./failure.mjs').Failure} Failure */

/**
 * @typedef {object} CommandOptions
 * @property {Record<string, string>} [env]
 * @property {string} [cwd] the folder of the project otherwise
 * @property {boolean} [live] shows the output while the program runs
 * @property {boolean} [isBackground] runs at a lower priority
 */

/** Runs the steps of a test run, and counts which pass and fail. After a step that fails, the others still run. */
export class Steps {
  passed = 0;
  failed = 0;
  /** How many seconds each step has taken. @type {Map<string, number>} */
  times = new Map();
  /** @type {string[]} the names of the steps that failed, each with its error */
  #errors = [];
  /** The command of this run. @type {string} */
  #command;
  /** The tests that failed or were flaky, except those in the browser. @type {Failure[]} */
  failures = [];
  /** What could not be tested on this machine, and how to test it. It does not count as passed. @type {string[]} */
  leftOut = [];

  /**
   * @param {string[]} wanted names to run
   * @param {import('../processes/supervisor.mjs').Supervisor} supervisor
   * @param {import('./times.mjs').Run['scope']} [command] that runs the steps
   */
  constructor(wanted, supervisor, command = 'npm test') {
    this.wanted = wanted;
    this.supervisor = supervisor;
    this.#command = command;
  }

  /** @param {string} name */
  wants = (name) => this.wanted.includes(name);

  /** @param {string[]} names */
  wantsAny = (...names) => names.some(this.wants);

  /**
   * Runs a step, if it is wanted. An error counts as a failure, and is not thrown. If a program that the step needs
   * cannot be installed, the step is left out. On CI it fails.
   * @param {string} name
   * @param {() => Promise<unknown>} work throws an error whose message is shown, or `Unavailable`
   * @param {boolean} [isWanted]
   * @returns {Promise<boolean>} whether later steps can use its result: it has passed, or is not wanted
   */
  async run(name, work, isWanted = this.wants(name)) {
    if (!isWanted) return true;
    const since = Date.now();
    say(`  … ${name}`);
    try {
      await work();
      this.passed++;
      say(`  ✓ ${name} (${secondsSince(since)})`);
      return true;
    } catch (error) {
      if (error instanceof Unavailable && !process.env.CI) {
        // The reason is already in `leftOut` (programs.mjs).
        say(`  – ${name} is left out: ${error.message}`);
        return false;
      }
      this.failed++;
      const message = withTakenPort(error.message);
      const again = this.wants(name) ? `\n    again: ${this.#command} -- --only "${name}"` : '';
      this.#errors.push(`✗ ${name}\n${lastLinesOf(message, 80)}${again}`);
      say(`  ✗ ${name} (${secondsSince(since)})\n\n${message}\n`);
      return false;
    } finally {
      this.times.set(name, (Date.now() - since) / 1000);
    }
  }

  /** The results as text, failures last, because a log is read from its end. */
  summary() {
    const leftOut = this.leftOut.length ? `, ${this.leftOut.length} left out` : '';
    const counts = `${this.passed} passed, ${this.failed} failed${leftOut}`;
    return [...this.leftOut, counts, ...this.#errors].join('\n\n');
  }

  /**
   * Runs a script of the project's package.json as a step.
   * @param {string} script
   * @param {CommandOptions} [options]
   */
  npmRun(script, options) {
    return this.run(script, () => this.command('npm', ['run', '--silent', script], options));
  }

  /**
   * Runs test files as a step. If the run has retries, the files that failed run once more. Tests that pass then are
   * flaky.
   * @param {string} name
   * @param {string[]} files of tests for node's own runner. Without any, nothing is run: the runner itself would search
   *   the whole project for tests
   * @param {CommandOptions} [options]
   */
  async nodeTests(name, files, options) {
    if (!files.length) return true;
    /** @param {string[]} given */
    const run = (given) =>
      runNodeTests((words) => this.command(process.execPath, [...words, ...given], options));
    return this.run(name, async () => {
      const first = await run(files);
      if (!first) return;
      const names = [...new Set(first.failures.map(({ file }) => file))];
      const second = hasRetries() && names.length ? await run(names) : first;
      const failures = failuresAfter(first, second);
      this.failures.push(...failures.map((each) => ({ ...each, project: name })));
      if (second) throw second.error;
    });
  }

  /**
   * Runs the plugin's tests inside of a step.
   * @param {string[]} args of wordpress/tests/run.mjs
   * @param {Record<string, string>} [env]
   * @param {string} [script]
   */
  async pluginTests(args, env, script = 'wordpress/tests/run.mjs') {
    const { code, output } = await runToEnd(process.execPath, [script, ...args], { env });
    this.failures.push(...pluginFailuresIn(output));
    if (code !== 0) throw new Error(output.trimEnd());
  }

  /**
   * Runs a program inside of a step.
   * @param {string} program
   * @param {string[]} args
   * @param {CommandOptions} [options]
   * @returns {Promise<string>} its output
   * @throws {Error} when its exit code is not 0; the message is its output
   */
  async command(program, args, { env, cwd, live = false, isBackground } = {}) {
    const onOutput = live ? (chunk) => process.stdout.write(chunk) : undefined;
    const { code, output } = await runToEnd(program, args, { env, cwd, onOutput, isBackground });
    // Output that was shown live is not repeated, except for its end, which names the failures.
    if (code !== 0) throw new Error(live ? lastLinesOf(output, 20) : output.trimEnd());
    return output;
  }
}

/**
 * @param {string} text
 * @param {number} count
 */
const lastLinesOf = (text, count) => text.trimEnd().split('\n').slice(-count).join('\n');
