import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stackDir } from '../settings.mjs';

/** In seconds, by the command and the step; of a machine with two cores. */
const file = join(stackDir, 'check', 'times.json');

/** A step that takes so much longer, and so many seconds more, than it did is pointed at. */
const slow = { ratio: 1.4, seconds: 10 };

/** @returns {Record<string, Record<string, number>>} */
const noted = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * The steps of a run beside what they took when that was noted.
 * @param {Map<string, number>} times seconds of each step
 * @param {string} scope the command
 * @returns {string} a table
 */
export function compareTimes(times, scope) {
  const before = noted()[scope] ?? {};
  const lines = [...times].map(([name, seconds]) => {
    const known = before[name];
    if (known === undefined) return [name, seconds.toFixed(0), '', ''];
    const isSlow = seconds > known * slow.ratio && seconds > known + slow.seconds;
    const word = isSlow ? 'slower' : '';
    return [name, seconds.toFixed(0), String(known), word];
  });
  return [['step', 'seconds', 'noted', ''], ...lines]
    .map(([name, ...cells]) => name.padEnd(30) + cells.map((cell) => cell.padStart(9)).join(''))
    .map((line) => line.trimEnd())
    .join('\n');
}

/**
 * @param {Map<string, number>} times
 * @param {string} scope
 */
export function noteTimes(times, scope) {
  const rounded = [...times].map(([name, seconds]) => [name, Math.round(seconds)]);
  const all = { ...noted(), [scope]: Object.fromEntries(rounded) };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}
