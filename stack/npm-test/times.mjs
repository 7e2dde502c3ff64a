import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stackDir } from '../settings.mjs';
import { table } from '../system-tests/common/results/table.mjs';

/** The recorded times, in seconds, by the command and the step. They were measured on a machine with two cores. */
const recordedTimes = join(stackDir, 'npm-test', 'times.json');

/** A step is marked as slower when it takes longer than its recorded time by this factor and by this many seconds. */
const slow = { ratio: 1.4, seconds: 10 };

/** How many seconds npm test may take on two cores, without what it installs. */
const longestGate = 10 * 60;

/**
 * The steps that ran. `isWhole`: all steps of the command, and not some of them (--only).
 * @typedef {{ scope: 'npm test' | 'npm run test:all', isWhole: boolean }} Run
 */

/**
 * The times of the steps, of the installations before them, and of a whole run without the installations.
 * @param {Map<string, number>} times seconds of each step
 * @param {Run & { installed: number, seconds: number }} run `installed`, `seconds`: seconds from the start until
 *   everything was installed, and until the run was over
 * @returns {Map<string, number>}
 */
export function allTimes(times, { installed, seconds, isWhole }) {
  /** @type {[string, number][]} */
  const total = [['all of it', seconds - installed]];
  return new Map([['installations', installed], ...times, ...(isWhole ? total : [])]);
}

/**
 * The time of each step beside its recorded time.
 * @param {Map<string, number>} times
 * @param {Run} run
 * @param {string} [file] of recorded times
 * @returns {string} a table
 */
export function compareTimes(times, { scope }, file = recordedTimes) {
  const before = read(file)[scope] ?? {};
  const rows = [...times].map(([name, seconds]) => {
    const known = before[name];
    if (known === undefined) return [name, seconds.toFixed(0), '', ''];
    const isSlow = seconds > known * slow.ratio && seconds > known + slow.seconds;
    const word = isSlow ? 'slower' : '';
    return [name, seconds.toFixed(0), String(known), word];
  });
  return table(['step', 'seconds', 'recorded', ''], rows);
}

/**
 * Records the times. When only some of the steps ran, the recorded times of the other steps stay.
 * @param {Map<string, number>} times
 * @param {Run} run
 * @param {string} [file] of recorded times
 */
export function noteTimes(times, { scope, isWhole }, file = recordedTimes) {
  const rounded = [...times].map(([name, seconds]) => [name, Math.round(seconds)]);
  const before = read(file);
  const previous = isWhole ? {} : before[scope];
  const all = { ...before, [scope]: { ...previous, ...Object.fromEntries(rounded) } };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}

/**
 * The warning when `npm test` takes too long. The run does not fail, because the machine may have other work.
 * @param {Map<string, number>} times
 * @param {Run} run
 * @returns {string[]} one entry, or none
 */
export function overtime(times, { scope, isWhole }) {
  const seconds = times.get('all of it') ?? 0;
  if (scope !== 'npm test' || !isWhole || seconds <= longestGate) return [];
  return [
    `! npm test took ${(seconds / 60).toFixed(1)} minutes without installations. On two cores that do nothing else it may take ${longestGate / 60}.`,
  ];
}

/**
 * @param {string} file
 * @returns {Record<string, Record<string, number>>}
 */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
