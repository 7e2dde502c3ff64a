import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say, secondsSince } from './console.mjs';
import { runToEnd } from './processes.mjs';

/** The named steps of a check: each passes or fails, and one that fails does not keep the others from running. */
export class Steps {
  passed = 0;
  failed = 0;
  /** How many seconds each has taken. @type {Map<string, number>} */
  times = new Map();
  /** @type {string[]} the names of those that failed, each with what was wrong */
  #troubles = [];

  /**
   * @param {string[]} wanted names to run
   * @param {import('./supervisor.mjs').Supervisor} supervisor
   */
  constructor(wanted, supervisor) {
    this.wanted = wanted;
    this.supervisor = supervisor;
  }

  /** @param {string} name */
  wants = (name) => this.wanted.includes(name);

  /** @param {string[]} names */
  wantsAny = (...names) => names.some(this.wants);

  /**
   * @param {string} name
   * @param {() => Promise<unknown>} work throws what is to be shown
   * @param {boolean} [isWanted]
   * @returns {Promise<boolean>} whether what comes after can count on it
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
      this.failed++;
      this.#troubles.push(`✗ ${name}\n${lastLinesOf(error.message, 80)}`);
      say(`  ✗ ${name} (${secondsSince(since)})\n\n${error.message}\n`);
      return false;
    } finally {
      this.times.set(name, (Date.now() - since) / 1000);
    }
  }

  /** How it went, the worst last: a log is read from its end. */
  summary() {
    const counts = `${this.passed} passed, ${this.failed} failed`;
    return [counts, ...this.#troubles].join('\n\n');
  }

  /**
   * One of the scripts of the project's package.json.
   * @param {string} script
   * @param {{ env?: Record<string, string>, live?: boolean }} [options] `live` shows the output as it comes
   */
  npmRun(script, options) {
    return this.run(script, () => this.script(script, options));
  }

  /**
   * @param {string} name
   * @param {string} folder whose *.test.mjs files are run
   * @param {{ without?: RegExp[] }} [options] files that cannot be run here
   */
  nodeTests(name, folder, { without = [] } = {}) {
    const files = readdirSync(folder, { recursive: true }).filter(
      (file) =>
        file.endsWith('.test.mjs') &&
        ![/node_modules|\.data/, ...without].some((pattern) => pattern.test(join(folder, file))),
    );
    return this.run(name, () =>
      this.command(process.execPath, ['--test', ...files.map((file) => join(folder, file))]),
    );
  }

  /**
   * @param {string} script
   * @param {{ env?: Record<string, string>, live?: boolean }} [options]
   */
  script(script, options) {
    return this.command('npm', ['run', '--silent', script], options);
  }

  /**
   * The plugin's tests on the WordPress of a host, or in Playground where there is none.
   * @param {{ host: unknown }} programs
   */
  plugin({ host }) {
    const stack = host ? ['host', '6.5'] : ['8.4', 'nightly'];
    const run = () => this.command(process.execPath, ['wordpress/tests/run.mjs', ...stack]);
    return this.run('plugin', run);
  }

  /**
   * @param {string} program
   * @param {string[]} args
   * @param {{ env?: Record<string, string>, live?: boolean }} [options]
   */
  async command(program, args, { env, live = false } = {}) {
    const onOutput = live ? (chunk) => process.stdout.write(chunk) : undefined;
    const { code, output } = await runToEnd(program, args, { env, onOutput });
    // What was shown as it came is not shown again, but for its end, where a runner says what failed.
    if (code !== 0) throw new Error(live ? lastLinesOf(output, 20) : output.trimEnd());
  }
}

/**
 * @param {string} text
 * @param {number} count
 */
const lastLinesOf = (text, count) => text.trimEnd().split('\n').slice(-count).join('\n');
