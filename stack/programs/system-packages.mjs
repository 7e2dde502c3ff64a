import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { messageOf, step, UserFacingError } from '../console.mjs';

/**
 * A program that tests need and that npm cannot install.
 * @typedef {object} SystemProgram
 * @property {string} title
 * @property {string[]} names possible names of the executable, in order of preference
 * @property {string} variable an environment variable with the path of the executable, used instead of searching in PATH
 * @property {string[]} packages the apt packages that contain it
 * @property {string[]} [folders] searched in addition to those of PATH
 */

/**
 * The program is missing and cannot be installed. A caller may go on without it. (A wrong path in an environment
 * variable is a UserFacingError, because the user has made a mistake.)
 */
export class Unavailable extends UserFacingError {}

/**
 * Finds a program, and installs it if it is missing.
 * @param {SystemProgram} program
 * @returns {Promise<string>} its path
 * @throws {Unavailable} when it cannot be installed
 * @throws {UserFacingError} when its variable names a file that does not exist
 */
export async function ensureProgram(program) {
  const found = findProgram(program);
  if (found) return found;
  await step(`Installing ${program.title} from the system's packages`, () => install(program));
  const installed = findProgram(program);
  if (!installed)
    throw new Unavailable(`${program.title} is installed but cannot be found.\n${advice(program)}`);
  return installed;
}

/** @param {SystemProgram} program */
const advice = ({ title, packages, variable }) => `Install it as an administrator:
    sudo apt-get update && sudo apt-get install --yes ${packages.join(' ')}
or name the path of a ${title} that is already installed:
    ${variable}=/path/to/it npm test`;

/**
 * Finds a program by its variable, or in the folders of PATH.
 * @param {Pick<SystemProgram, 'names' | 'variable' | 'folders'>} program
 * @returns {string | undefined} its path
 * @throws {UserFacingError} when its variable names a file that does not exist
 */
export function findProgram({ names, variable, folders = [] }) {
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen))
    throw new UserFacingError(`${variable} names ${chosen}, which does not exist.`);
  if (chosen) return chosen;
  return [...(process.env.PATH ?? '').split(delimiter), ...folders]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** @param {SystemProgram} program */
async function install(program) {
  const prefix = administratorPrefix(program);
  try {
    if (!isUpdated) await aptGet(prefix, ['update', '--quiet']);
    isUpdated = true;
    const options = ['--yes', '--no-install-recommends'];
    await aptGet(prefix, ['install', ...options, ...program.packages]);
  } catch (error) {
    throw new Unavailable(
      `${program.title} could not be installed:\n${outputOf(error)}\n\n${advice(program)}`,
    );
  }
}

/**
 * The output of a failed program, or the reason why it did not start.
 * @param {unknown} error
 */
const outputOf = (error) =>
  (
    (error instanceof Error && 'stderr' in error && String(error.stderr)) ||
    messageOf(error)
  ).trim();

/** The list of available packages is read once, and again only if reading it has failed. */
let isUpdated = false;

/**
 * @param {string[]} prefix
 * @param {string[]} args
 */
const aptGet = (prefix, args) => {
  const words = [...prefix, 'apt-get', ...args];
  return promisify(execFile)(words[0] ?? '', words.slice(1), {
    // With runlevel 1, apt does not start the server that a package installs.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    maxBuffer: 2 ** 26,
  });
};

/**
 * @param {SystemProgram} program
 * @returns {string[]} the prefix for a command that only an administrator may run: sudo, or nothing
 */
function administratorPrefix(program) {
  if (process.getuid?.() === 0) return [];
  if (spawnSync('sudo', ['-n', 'true']).status === 0) return ['sudo', '-n'];
  throw new Unavailable(
    `The tests need ${program.title}, and this account may not install it.\n${advice(program)}`,
  );
}
