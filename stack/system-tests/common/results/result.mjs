import { say } from '../../../console.mjs';
import { table } from './table.mjs';

/**
 * What was measured. The name and the promise of the scenario stand for those that are missing.
 * @typedef {Partial<import('./findings.mjs').Finding> & { measured: string, isKept: boolean }} Measurement
 */

/**
 * A response, compared with what is expected. `word`: the response in a word or two; `why`: the reason of a failure.
 * @typedef {{ word: string, isRight: boolean, seconds?: number, why?: string }} Verdict
 */

/** @typedef {{ title: string, columns: string[], rows: Map<string, Verdict[][]> }} Table `rows`: with a cell per column */

/** The result of a scenario: findings, and tables of verdicts. An empty cell of a table is a failure. */
export class Result {
  /** Why this machine cannot test the scenario. It then does not count as passed. */
  leftOut = '';

  /** @type {Measurement[]} */
  #findings = [];
  /** @type {Table[]} */
  #tables = [];

  /** @param {{ name: string, promise: string }} scenario */
  constructor({ name, promise }) {
    this.name = name;
    this.promise = promise;
  }

  /**
   * Adds findings and prints them, one line each, with the reason of a failure if it is known.
   * @param {Measurement[]} findings
   */
  add(...findings) {
    this.#findings.push(...findings);
    for (const finding of findings) {
      const { isKept, why } = finding;
      const reason = !isKept && why ? `\n          ${why}` : '';
      say(`      ${isKept ? '✓' : '✗'} ${this.#inWords(finding)}${reason}`);
    }
  }

  /**
   * Begins a table, whose cells must all get a verdict.
   * @param {string[]} rows one row for those of the same name
   * @param {string[]} columns
   * @param {string} [title] where the scenario has several tables
   * @returns {(row: string, column: string, verdict: Verdict) => void} adds a verdict to a cell, which may have several
   */
  table(rows, columns, title = this.name) {
    /** @type {Table['rows']} */
    const cells = new Map(rows.map((row) => [row, columns.map(() => [])]));
    this.#tables.push({ title, columns, rows: cells });
    return (row, column, verdict) => {
      const cell = cells.get(row)?.[columns.indexOf(column)];
      if (!cell)
        throw new Error(
          `The table “${title}” has no cell “${row}, ${column}”. Name both in table().`,
        );
      cell.push(verdict);
    };
  }

  /** The tables, as text. */
  tables() {
    return this.#tables.map(({ title, columns, rows }) => {
      const lines = [...rows].map(([row, cells]) => [row, ...cells.map(textOf)]);
      return `${title}\n${table(['', ...columns], lines)}`;
    });
  }

  /** Every finding and verdict that is not as expected, and every empty cell. @returns {string[]} */
  failures() {
    const broken = this.#findings.filter(({ isKept }) => !isKept);
    const isEmpty = !this.#findings.length && !this.#tables.length && !this.leftOut;
    return [
      ...(isEmpty ? [`${this.name}: nothing was measured`] : []),
      ...broken.map((each) => (each.what ? `${this.name}: ` : '') + this.#inWords(each)),
      ...this.#tables.flatMap(failuresIn),
    ];
  }

  /** @param {Measurement} finding */
  #inWords = ({ what = this.name, measured, promise = this.promise }) =>
    `${what}: ${measured} (${promise})`;
}

/** @param {Verdict[]} verdicts of a cell */
function textOf(verdicts) {
  if (verdicts.length === 0) return 'EMPTY';
  const words = new Set(verdicts.map(({ word, isRight }) => (isRight ? word : `✗ ${word}`)));
  const times = verdicts.flatMap(({ seconds }) => seconds ?? []);
  return [[...words].join('/'), ...(times.length ? [Math.max(...times).toFixed(1)] : [])].join(' ');
}

/** @param {Table} table */
const failuresIn = ({ title, columns, rows }) =>
  [...rows].flatMap(([row, cells]) =>
    cells.flatMap((verdicts, index) => {
      const wrong = verdicts.filter(({ isRight }) => !isRight);
      const reasons = verdicts.length
        ? wrong.map(({ word, why }) => why ?? word)
        : ['nothing was tried'];
      return reasons.map((reason) => `${title}, ${columns[index]}, ${row}: ${reason}`);
    }),
  );
