import { say } from '../../console.mjs';
import { table } from '../bench/table.mjs';

/**
 * A response, compared with what is expected. `word`: the response in a word or two; `why`: the reason of a failure.
 * @typedef {{ word: string, isRight: boolean, seconds?: number, why?: string }} Verdict
 */

/** The table of a drill: what happened in each phase with each fault. An empty cell is a failure. */
export class Results {
  /** @type {Map<string, Map<string, Verdict[]>>} by phase, then by row and fault */
  #cells = new Map();
  /** @type {Map<string, { rows: string[], columns: string[] }>} */
  #shapes = new Map();
  /** What could not be tested on this machine, one line each. It does not count as passed. @type {string[]} */
  leftOut = [];

  /**
   * Declares the cells that the table of a phase must have.
   * @param {string} phase
   * @param {string[]} rows
   * @param {string[]} columns
   */
  expect(phase, rows, columns) {
    this.#shapes.set(phase, { rows: [...new Set(rows)], columns });
    this.#cells.set(phase, new Map());
  }

  /**
   * Adds a verdict to a cell. A cell may have several.
   * @param {{ phase: string, row: string, column: string }} place
   * @param {Verdict} verdict
   */
  put({ phase, row, column }, verdict) {
    const cells = this.#cells.get(phase);
    if (!cells) throw new Error(`There is no table “${phase}”.`);
    const key = `${row}\n${column}`;
    cells.set(key, [...(cells.get(key) ?? []), verdict]);
  }

  /** All tables, as text. */
  toString() {
    return [...this.#shapes.keys()].map((phase) => this.tableOf(phase)).join('\n');
  }

  /** The table of one phase, as text. @param {string} phase */
  tableOf(phase) {
    const { rows, columns } = this.#shapes.get(phase) ?? { rows: [], columns: [] };
    const lines = rows.map((row) => [row, ...columns.map((each) => this.#cell(phase, row, each))]);
    return `${phase}\n${table(['', ...columns], lines)}`;
  }

  /** Every cell that is empty, and every response that is not as expected. @returns {string[]} */
  failures() {
    return [...this.#shapes].flatMap(([phase, { rows, columns }]) =>
      rows.flatMap((row) => columns.flatMap((column) => this.#failuresOf(phase, row, column))),
    );
  }

  /**
   * Prints all tables.
   * @returns {string[]} what was left out on this machine, one line each
   * @throws {Error} when a cell is empty or not as expected
   */
  report() {
    say(`\n${this}`);
    const failures = this.failures();
    if (failures.length) throw new Error(`Not as expected:\n${failures.join('\n')}`);
    return this.leftOut.map((what) => `Left out of the drill: ${what}`);
  }

  #verdicts = (phase, row, column) => this.#cells.get(phase)?.get(`${row}\n${column}`) ?? [];

  #cell(phase, row, column) {
    const verdicts = this.#verdicts(phase, row, column);
    if (verdicts.length === 0) return 'EMPTY';
    const words = [...new Set(verdicts.map(({ word, isRight }) => (isRight ? word : `✗ ${word}`)))];
    const times = verdicts.flatMap(({ seconds }) => seconds ?? []);
    return [words.join('/'), ...(times.length ? [Math.max(...times).toFixed(1)] : [])].join(' ');
  }

  #failuresOf(phase, row, column) {
    const place = `${phase}, ${column}, ${row}`;
    const verdicts = this.#verdicts(phase, row, column);
    if (verdicts.length === 0) return [`${place}: nothing was tried`];
    return verdicts.flatMap(({ isRight, word, why }) =>
      isRight ? [] : [`${place}: ${why ?? word}`],
    );
  }
}
