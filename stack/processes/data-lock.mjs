import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../console.mjs';
import { stackDir } from '../settings.mjs';

/** @typedef {{ name: string, portBase: number }} Stack */

/**
 * Locks the data of a stack. Two stacks that use the same data, even on different ports, would damage the databases.
 * @param {string} name
 * @param {number} [portBase] the port base of the stack, which other commands read from the lock
 * @returns {() => void} releases the lock
 * @throws {UserFacingError} when another process holds the lock
 */
export function lockDataDir(name, portBase = 0) {
  const file = fileOf(name);
  const owner = ownerIn(file);
  if (owner)
    throw new UserFacingError(
      `"${name}" is running already (process ${owner.pid}). End it first: Ctrl-C in its window.`,
    );
  mkdirSync(join(stackDir, '.data'), { recursive: true });
  const { pid } = process;
  writeFileSync(file, JSON.stringify({ pid, started: startOf(pid), portBase }));
  return () => rmSync(file, { force: true });
}

/**
 * A running stack, read from its lock.
 * @param {string} name
 * @returns {Stack | null} null when it is not running, or has no port base in its lock
 */
export function runningStack(name) {
  const owner = ownerIn(fileOf(name));
  return owner?.portBase ? { name, portBase: owner.portBase } : null;
}

const fileOf = (name) => join(stackDir, '.data', `${name}.pid`);

/**
 * @param {string} file
 * @returns {{ pid: number, started: string, portBase?: number } | null} null when nobody holds the lock
 */
function ownerIn(file) {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8'));
    return isAlive(owner.pid) && owner.started === startOf(owner.pid) ? owner : null;
  } catch {
    return null;
  }
}

/**
 * When a process was started. A later process may have the same id, above all in a container.
 * @param {number} pid
 * @returns {string} in ticks since the machine was started; empty where there is no /proc (macOS)
 */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain spaces. The time is the twentieth value after it.
    return /.*\) (?:\S+ ){19}(\d+)/s.exec(stat)?.[1] ?? '';
  } catch {
    return '';
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
