import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { step, Trouble } from './console.mjs';

/**
 * A program that the end-to-end tests need and npm does not bring.
 * @typedef {object} SystemProgram
 * @property {string} title
 * @property {string[]} names of its file, the best first
 * @property {string} variable of the environment, which may name another place
 * @property {string[]} packages of Debian
 * @property {string[]} [folders] where it may be besides what PATH names
 */

/** It is not there, and the system does not give it: whoever can do without may. One that is named wrongly is no such case. */
export class Unavailable extends Trouble {}

/**
 * @param {SystemProgram} program
 * @returns {Promise<string>} its path; installed if need be
 * @throws {Unavailable} where it cannot be had
 * @throws {Trouble} where its variable names what is not there
 */
export async function ensureProgram(program) {
  const found = find(program);
  if (found) return found;
  await step(`Installing ${program.title} from the system's packages`, () => install(program));
  const installed = find(program);
  if (!installed)
    throw new Unavailable(`${program.title} is still not to be found.\n${advice(program)}`);
  return installed;
}

/** @param {SystemProgram} program */
const advice = ({ title, packages, variable }) => `Install it as an administrator:
    sudo apt-get update && sudo apt-get install --yes ${packages.join(' ')}
or point to a ${title} that is there already:
    ${variable}=/path/to/it npm test`;

/** @param {SystemProgram} program */
function find({ names, variable, folders = [] }) {
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen))
    throw new Trouble(`${variable} names ${chosen}, which does not exist.`);
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
      `${program.title} could not be installed:\n${String(error.stderr ?? error.message).trim()}\n\n${advice(program)}`,
    );
  }
}

/** What packages there are is asked once, unless it could not be said. */
let isUpdated = false;

/**
 * @param {string[]} prefix
 * @param {string[]} args
 */
const aptGet = (prefix, args) => {
  const [file, ...all] = [...prefix, 'apt-get', ...args];
  return promisify(execFile)(file, all, {
    // In runlevel 1 a server that comes with a package is not started.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    maxBuffer: 2 ** 26,
  });
};

/**
 * @param {SystemProgram} program
 * @returns {string[]} what to write before a command that only an administrator may run
 */
function administratorPrefix(program) {
  if (process.getuid?.() === 0) return [];
  if (spawnSync('sudo', ['-n', 'true']).status === 0) return ['sudo', '-n'];
  throw new Unavailable(
    `The tests need ${program.title}, and this account may not install it.\n${advice(program)}`,
  );
}
