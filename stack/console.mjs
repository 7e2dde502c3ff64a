const started = Date.now();

/** An error whose message is meant for the user of a command: it is shown without a stack trace. */
export class UserFacingError extends Error {}

// Node's test runner reads the standard output of a test file as its own protocol, so nothing else may be printed there.
const isTestFile = process.argv[1]?.endsWith('.test.mjs') ?? false;
const output = isTestFile ? process.stderr : process.stdout;

/** @param {string} line */
export function say(line = '') {
  output.write(`${line}\n`);
}

/** How many seconds ago this program has started. */
export const elapsed = () => (Date.now() - started) / 1000;

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
 * Runs a program and turns errors into a message and an exit code. A pending request does not keep it alive.
 * @param {() => Promise<number | void>} program
 */
export async function run(program) {
  try {
    process.exit((await program()) ?? 0);
  } catch (error) {
    say();
    say(`✗ ${error instanceof UserFacingError ? error.message : stackOf(error)}`);
    process.exit(1);
  }
}

/** @param {unknown} error */
const stackOf = (error) => (error instanceof Error && error.stack) || String(error);

/**
 * The message of a thrown value.
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * The code of an error of the system, such as ENOENT; empty where it has none.
 * @param {unknown} error
 */
export const codeOf = (error) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
