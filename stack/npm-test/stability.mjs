/**
 * One run of the gate.
 * @typedef {object} GateRun
 * @property {string} name such as "quiet 1"
 * @property {boolean} isGreen
 * @property {number} seconds of the whole run
 * @property {Map<string, number>} times seconds of each step
 * @property {string[]} failed names of the steps that failed
 * @property {string[]} flaky titles of the browser tests that needed a retry
 */

/**
 * Reads the steps of a run from what it printed: "✓ unit (57.2 s)" or "✗ unit (57.2 s)".
 * @param {string} output
 * @returns {Pick<GateRun, 'times' | 'failed'>}
 */
export function stepsIn(output) {
  const lines = [...output.matchAll(/^ {2}([✓✗]) (.+) \((\d+\.\d) s\)$/gm)];
  return {
    times: new Map(lines.map(([, , name = '', seconds]) => [name, Number(seconds)])),
    failed: lines.filter(([, sign]) => sign === '✗').map(([, , name = '']) => name),
  };
}

/**
 * @param {GateRun[]} runs
 * @returns {string} the seconds of each step in each run, and every test that was not green each time
 */
export function stabilityTable(runs) {
  const steps = [...new Set(runs.flatMap(({ times }) => [...times.keys()]))];
  const row = (title, cells) =>
    title.padEnd(34) + cells.map((cell) => String(cell).padStart(10)).join('');
  const table = [
    row(
      'step',
      runs.map(({ name }) => name),
    ),
    ...steps.map((step) =>
      row(
        step,
        runs.map(({ times }) => times.get(step)?.toFixed(0) ?? '–'),
      ),
    ),
    row(
      'all of it',
      runs.map(({ seconds }) => seconds.toFixed(0)),
    ),
    row(
      'green',
      runs.map(({ isGreen }) => (isGreen ? 'yes' : 'no')),
    ),
  ];
  const unsteady = [
    ...counted(
      'failed step',
      runs.flatMap(({ failed }) => failed),
    ),
    ...counted(
      'flaky',
      runs.flatMap(({ flaky }) => flaky),
    ),
  ];
  const greens = runs.filter(({ isGreen }) => isGreen).length;
  return [...table, '', ...unsteady, `${greens} green of ${runs.length}`].join('\n');
}

/** Whether all runs were green, and no test was flaky more than once. @param {GateRun[]} runs */
export const isStable = (runs) =>
  runs.every(({ isGreen }) => isGreen) &&
  Object.values(amounts(runs.flatMap(({ flaky }) => flaky))).every((amount) => amount === 1);

/**
 * @param {string} word
 * @param {string[]} names
 */
const counted = (word, names) =>
  Object.entries(amounts(names)).map(([name, amount]) => `${word}, ${amount} of the runs: ${name}`);

/**
 * @param {string[]} names
 * @returns {Record<string, number>}
 */
function amounts(names) {
  /** @type {Record<string, number>} */
  const result = {};
  for (const name of names) result[name] = (result[name] ?? 0) + 1;
  return result;
}
