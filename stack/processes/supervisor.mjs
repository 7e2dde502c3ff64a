import { say } from '../console.mjs';
import { lastLines, stopTree } from './child-processes.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {import('node:child_process').ChildProcess} child
 * @property {string} log
 */

/** Watches the running parts. When one ends unexpectedly, or the user presses Ctrl+C, all are ended. */
export class Supervisor {
  /** @type {Set<Part>} */
  #parts = new Set();
  /** @type {(() => unknown)[]} */
  #closers = [];

  constructor() {
    /** @type {Promise<number>} resolves with the exit code when it is time to end */
    this.over = new Promise((resolve) => (this.end = resolve));
    process.on('SIGINT', () => this.end(130));
    process.on('SIGTERM', () => this.end(143));
    process.on('SIGHUP', () => this.end(129));
  }

  /** @param {Part} part */
  watch(part) {
    this.#parts.add(part);
    part.child.once('exit', (code, signal) => {
      if (!this.#parts.delete(part)) return;
      say(
        `\n✗ ${part.name} has ended (${signal ?? `exit code ${code}`}). The last lines of ${part.log}:\n`,
      );
      say(lastLines(part.log));
      this.end(1);
    });
    return part;
  }

  /** @param {() => unknown} close called at the end, for servers inside this process */
  onStop(close) {
    this.#closers.push(close);
  }

  /**
   * @param {Part} part
   * @param {NodeJS.Signals} [signal] which signal ends it
   */
  async stop(part, signal) {
    this.#parts.delete(part);
    await stopTree(part.child, { signal });
  }

  async stopAll() {
    const parts = [...this.#parts].map((part) => this.stop(part));
    await Promise.allSettled([...parts, ...this.#closers.map((close) => close())]);
  }

  /**
   * Runs the work until it is done or everything has to end. Then stops all parts.
   * @param {() => Promise<number | void>} work when it returns a number, the run ends with this exit code; when it
   *   returns nothing, the parts run until they are stopped
   */
  async during(work) {
    try {
      return await Promise.race([this.over, work().then((code) => code ?? this.over)]);
    } finally {
      await this.stopAll();
    }
  }
}
