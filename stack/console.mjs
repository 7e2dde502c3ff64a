import { withTakenPort } from './ports/taken-port.mjs';

const started = Date.now();

/** An error whose message is meant for the user of a command: it is shown without a stack trace. */
export class UserFacingError extends Error {}

// Node's test runner reads the standard output of a test file as its own protocol, so nothing else may be printed there.
const isTestFile = process.argv[1]?.endsWith('.test.mjs') ?? false;
const output = isTestFile ? process.stderr : process.stdout;

/** Prints a line. @param {string} line */
export function say(line = '') {
  output.write(`${line}\n`);
}

/** The seconds since this program was started. */
export const elapsed = () => (Date.now() - started) / 1000;

/**
 * The time that has passed, as text, e.g. `1.5 s`.
 * @param {number} [since] in milliseconds since 1970, by default the start of this program
 */
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
 * Runs a program and turns errors into a message and an exit code. Ends the process as soon as the program has ended,
 * even if a request is still pending.
 * @param {() => Promise<number | void>} program
 */
export async function run(program) {
  try {
    process.exit((await program()) ?? 0);
  } catch (error) {
    say();
    say(`✗ ${withTakenPort(error instanceof UserFacingError ? error.message : stackOf(error))}`);
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
 * The code of a system error, such as ENOENT. Empty for an error without a code.
 * @param {unknown} error
 */
export const codeOf = (error) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
