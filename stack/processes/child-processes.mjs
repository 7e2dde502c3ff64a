import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { mkdirSync, openSync, closeSync, readFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeOf } from '../console.mjs';
import { rootDir, stackDir } from '../settings.mjs';

/**
 * The nice value of a background process. The browser tests come first, but the process still gets a quarter of a core
 * when other processes keep the machine busy. With the lowest priority, 19, it would get one hundredth.
 */
const backgroundPriority = 5;

/** How long a process may take to end: MariaDB needs more than five seconds on a busy machine. In milliseconds. */
const timeToEnd = 20_000;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();

process.on('exit', () => running.forEach((child) => signalTree(child, 'SIGKILL')));

/**
 * Starts a Node program. Its output goes to a log file. The program and its children end with this process.
 * @param {string} script
 * @param {string[]} args
 * @param {{ log: string, cwd?: string, env?: Record<string, string>, preload?: string[], through?: string[] }} options
 *   `log`: the path of the log file; `preload`: scripts below stack/ that the process loads first; `through`: a command
 *   that starts the program and is replaced by it, such as `unshare`
 */
export function startNode(script, args, options) {
  const { log, cwd = rootDir, env = {}, preload = [], through = [] } = options;
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'a');
  const preloads = ['processes/end-with-parent.mjs', ...preload].flatMap((file) => [
    '--import',
    pathToFileURL(join(stackDir, file)).href,
  ]);
  const words = [...through, process.execPath, ...preloads, script, ...args];
  const child = spawn(words[0] ?? '', words.slice(1), {
    cwd,
    env: { ...process.env, DO_NOT_TRACK: '1', STACK_RUNNER: String(process.pid), ...env },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
  closeSync(output);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Runs a program to its end. The program and its children end with this process.
 * @param {string} program
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {Record<string, string>} [options.env]
 * @param {string} [options.input]
 * @param {(chunk: Buffer) => void} [options.onOutput]
 * @param {boolean} [options.isBackground] runs at a lower priority
 * @returns {Promise<{ code: number | null, output: string }>} `code`: null when it could not be started or was killed;
 *   `output`: standard output and errors together
 */
export function runToEnd(program, args, options = {}) {
  const { cwd = rootDir, env = {}, input = '', onOutput, isBackground = false } = options;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, DO_NOT_TRACK: '1', ...env },
    detached: true,
  });
  if (isBackground && child.pid) setPriority(child.pid, backgroundPriority);
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      onOutput?.(chunk);
    });
  }
  child.stdin.on('error', () => {}).end(input);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('exit', () => signalTree(child, 'SIGKILL'));
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
}

/** Whether a process has ended, by itself or by a signal. @param {ChildProcess} child */
export const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/**
 * Ends a process and all its children, after some time by force, and waits until the process has ended.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} [signal]
 */
export async function stopTree(child, signal = 'SIGTERM') {
  if (hasEnded(child)) return signalTree(child, 'SIGKILL');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  signalTree(child, signal);
  const force = setTimeout(() => signalTree(child, 'SIGKILL'), timeToEnd);
  await ended;
  clearTimeout(force);
  signalTree(child, 'SIGKILL');
}

/**
 * Sends a signal to a process and all its descendants: a detached child leads a process group, which a negative id
 * addresses.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalTree(child, signal) {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/**
 * The end of a log file. Empty when the file does not exist.
 * @param {string} log
 * @param {number} lines
 */
export function lastLines(log, lines = 20) {
  if (!existsSync(log)) return '';
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
