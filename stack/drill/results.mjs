import { table } from '../bench/table.mjs';

/** What an answer was, in a word or two, whether that is as promised, and how long it took. */
/** @typedef {{ word: string, isRight: boolean, seconds?: number, why?: string }} Verdict */

/** The table of a drill: what happened at each moment through each fault. An empty cell is a failure. */
export class Results {
  /** @type {Map<string, Map<string, Verdict[]>>} by moment, then by row and fault */
  #cells = new Map();
  /** @type {Map<string, { rows: string[], columns: string[] }>} */
  #shapes = new Map();

  /**
   * Says which cells the table of a moment will have to have.
   * @param {string} moment
   * @param {string[]} rows
   * @param {string[]} columns
   */
  expect(moment, rows, columns) {
    this.#shapes.set(moment, { rows: [...new Set(rows)], columns });
    this.#cells.set(moment, new Map());
  }

  /**
   * @param {{ moment: string, row: string, column: string }} place
   * @param {Verdict} verdict
   */
  put({ moment, row, column }, verdict) {
    const cells = this.#cells.get(moment);
    const key = `${row}\n${column}`;
    cells.set(key, [...(cells.get(key) ?? []), verdict]);
  }

  /** All tables, as text. */
  toString() {
    return [...this.#shapes.keys()].map((moment) => this.tableOf(moment)).join('\n');
  }

  /** @param {string} moment */
  tableOf(moment) {
    const { rows, columns } = this.#shapes.get(moment);
    const lines = rows.map((row) => [row, ...columns.map((each) => this.#cell(moment, row, each))]);
    return `${moment}\n${table(['', ...columns], lines)}`;
  }

  /** Every cell that is empty, and every answer that is not as promised. @returns {string[]} */
  failures() {
    return [...this.#shapes].flatMap(([moment, { rows, columns }]) =>
      rows.flatMap((row) => columns.flatMap((column) => this.#failuresOf(moment, row, column))),
    );
  }

  #verdicts = (moment, row, column) => this.#cells.get(moment)?.get(`${row}\n${column}`) ?? [];

  #cell(moment, row, column) {
    const verdicts = this.#verdicts(moment, row, column);
    if (verdicts.length === 0) return 'EMPTY';
    const words = [...new Set(verdicts.map(({ word, isRight }) => (isRight ? word : `✗ ${word}`)))];
    const times = verdicts.flatMap(({ seconds }) => seconds ?? []);
    return [words.join('/'), ...(times.length ? [Math.max(...times).toFixed(1)] : [])].join(' ');
  }

  #failuresOf(moment, row, column) {
    const place = `${moment}, ${column}, ${row}`;
    const verdicts = this.#verdicts(moment, row, column);
    if (verdicts.length === 0) return [`${place}: nothing was tried`];
    return verdicts.flatMap(({ isRight, word, why }) =>
      isRight ? [] : [`${place}: ${why ?? word}`],
    );
  }
}
