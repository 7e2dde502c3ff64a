const started = Date.now();

/** Stops the run with words meant for the person at the keyboard: no stack trace is shown for it. */
export class Trouble extends Error {}

// From a file of node's test runner standard output is read as the runner's own protocol.
const isTestFile = process.argv[1]?.endsWith('.test.mjs') ?? false;
const output = isTestFile ? process.stderr : process.stdout;

/** @param {string} line */
export function say(line = '') {
  output.write(`${line}\n`);
}

/** @param {number} since milliseconds */
export function secondsSince(since = started) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs one step and says how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const since = Date.now();
  say(`  … ${title}`);
  const result = await work();
  say(`  ✓ ${title} (${secondsSince(since)})`);
  return result;
}

/**
 * Runs the program and turns what it throws into words and an exit code; a pending request must not keep it alive.
 * @param {() => Promise<number | void>} program
 */
export async function run(program) {
  try {
    process.exit((await program()) ?? 0);
  } catch (error) {
    say();
    say(error instanceof Trouble ? `✗ ${error.message}` : `✗ ${error?.stack ?? error}`);
    process.exit(1);
  }
}
