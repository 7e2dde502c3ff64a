import { say } from '../console.mjs';
import { withTakenPort } from '../ports/taken-port.mjs';
import { lastLines, stopTree } from './child-processes.mjs';

/**
 * A running process of the stack.
 * @typedef {object} Part
 * @property {string} name for messages
 * @property {import('node:child_process').ChildProcess} child
 * @property {string} log the path of its log
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

  /** Ends everything with exit code 1 when this part ends by itself. @param {Part} part */
  watch(part) {
    this.#parts.add(part);
    part.child.once('exit', (code, signal) => {
      if (!this.#parts.delete(part)) return;
      say(
        `\n✗ ${part.name} has ended (${signal ?? `exit code ${code}`}). The last lines of ${part.log}:\n`,
      );
      say(withTakenPort(lastLines(part.log)));
      this.end(1);
    });
    return part;
  }

  /** Registers what must be done at the end, such as stopping a server of this process. @param {() => unknown} close */
  onStop(close) {
    this.#closers.push(close);
  }

  /**
   * Ends a part on purpose, so that the others keep running.
   * @param {Part} part
   * @param {NodeJS.Signals} [signal] which signal ends it
   */
  async stop(part, signal) {
    this.#parts.delete(part);
    await stopTree(part.child, signal);
  }

  /** Ends all parts, and does what `onStop` has registered. */
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
