import { say, UserFacingError } from '../../../console.mjs';
import { table } from './table.mjs';

/** @typedef {import('./findings.mjs').Finding} Finding */

/**
 * A response, compared with what is expected. `word`: the response in a word or two; `why`: the reason of a failure.
 * @typedef {{ word: string, isRight: boolean, seconds?: number, why?: string }} Verdict
 */

/** @typedef {{ phase: string, row: string, column: string }} Place a cell in the table of a phase */

/** The results of a test: findings, and tables of verdicts. An empty cell of a table is a failure. */
export class Results {
  /** @type {({ situation: string } & Finding)[]} */
  #findings = [];
  /** In the order of their rows. @type {(Place & { verdicts: Verdict[] })[]} */
  #cells = [];
  /** The tests that this machine could not run, one line each. They do not count as passed. @type {string[]} */
  leftOut = [];

  /**
   * Adds findings and prints them, one line each, with the reason of a failure if it is known.
   * @param {string} situation in which they were found
   * @param {Finding[]} findings
   */
  add(situation, findings) {
    for (const finding of findings) {
      this.#findings.push({ situation, ...finding });
      const { isKept, why } = finding;
      const reason = !isKept && why ? `\n          ${why}` : '';
      say(`      ${isKept ? '✓' : '✗'} ${inWords(finding)}${reason}`);
    }
  }

  /**
   * Declares the cells that the table of a phase must have.
   * @param {string} phase
   * @param {string[]} rows
   * @param {string[]} columns
   */
  expect(phase, rows, columns) {
    for (const row of new Set(rows))
      for (const column of columns) this.#cells.push({ phase, row, column, verdicts: [] });
  }

  /**
   * Adds a verdict to a cell. A cell may have several.
   * @param {Place} place
   * @param {Verdict} verdict
   */
  put({ phase, row, column }, verdict) {
    const cell = this.#cells.find(
      (each) => each.phase === phase && each.row === row && each.column === column,
    );
    if (!cell)
      throw new Error(
        `The table “${phase}” has no cell “${row}, ${column}”. Declare it with expect().`,
      );
    cell.verdicts.push(verdict);
  }

  /** The table of one phase, as text. @param {string} phase */
  tableOf(phase) {
    const cells = this.#cells.filter((cell) => cell.phase === phase);
    const columns = [...new Set(cells.map(({ column }) => column))];
    const rows = [...new Set(cells.map(({ row }) => row))];
    const lines = rows.map((row) => [row, ...cells.filter((cell) => cell.row === row).map(textOf)]);
    return `${phase}\n${table(['', ...columns], lines)}`;
  }

  /** Every finding and verdict that is not as expected, and every empty cell. @returns {string[]} */
  failures() {
    const broken = this.#findings.filter(({ isKept }) => !isKept);
    return [
      ...broken.map((finding) => `${finding.situation}: ${inWords(finding)}`),
      ...this.#cells.flatMap(failuresOf),
    ];
  }

  /**
   * Prints all tables.
   * @returns {string[]} `leftOut`
   * @throws {UserFacingError} with the failures, if there are any; also when nothing was measured
   */
  report() {
    const phases = new Set(this.#cells.map(({ phase }) => phase));
    for (const phase of phases) say(`\n${this.tableOf(phase)}`);
    const count = this.#findings.length + this.#cells.length;
    if (!count && !this.leftOut.length) throw new UserFacingError('Nothing was measured.');
    const failures = this.failures();
    if (failures.length) throw new UserFacingError(`Not as expected:\n${failures.join('\n')}`);
    if (count) say(`      all ${count} guarantees that were tested are kept`);
    return this.leftOut;
  }
}

/** @param {Finding} finding */
const inWords = ({ what, measured, promise }) => `${what}: ${measured} (${promise})`;

/** @param {{ verdicts: Verdict[] }} cell */
function textOf({ verdicts }) {
  if (verdicts.length === 0) return 'EMPTY';
  const words = new Set(verdicts.map(({ word, isRight }) => (isRight ? word : `✗ ${word}`)));
  const times = verdicts.flatMap(({ seconds }) => seconds ?? []);
  return [[...words].join('/'), ...(times.length ? [Math.max(...times).toFixed(1)] : [])].join(' ');
}

/** @param {Place & { verdicts: Verdict[] }} cell */
function failuresOf({ phase, row, column, verdicts }) {
  const place = `${phase}, ${column}, ${row}`;
  if (verdicts.length === 0) return [`${place}: nothing was tried`];
  const wrong = verdicts.filter(({ isRight }) => !isRight);
  return wrong.map(({ word, why }) => `${place}: ${why ?? word}`);
}
